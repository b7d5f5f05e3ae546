"""The words: what people read, in their language. The rules speak in ids; here they get names."""

from whiteout.words.catalogue import LANGUAGES, MissingWords, Words

__all__ = ["LANGUAGES", "MissingWords", "Words"]
