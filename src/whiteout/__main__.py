"""Lets ``python -m whiteout`` do what the ``whiteout`` command does."""

from whiteout.cli import main

if __name__ == "__main__":
    main()
