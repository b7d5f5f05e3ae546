"""The words: what people read, in their language. The rules speak in ids; here they get names."""

from whiteout.words.catalogue import MissingWords, Words
from whiteout.words.files import LANGUAGES

__all__ = ["LANGUAGES", "MissingWords", "Words"]
