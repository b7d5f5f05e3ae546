"""Research environments: a match as PettingZoo, Gymnasium, OpenSpiel or a language model meets it.

All of them stand on `arena.Arena`, which plays any game on the core through its interface alone.
The libraries are an extra: `pip install "whiteout[research]"`.
"""
