"""What every test shares."""

import os

from hypothesis import settings

import whiteout
from whiteout.build_kind import COMPILED

# Chance in tests must not make CI a lottery, and a busy machine is not a bug.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_report_header() -> str:
    """Say at the top which build is under test."""
    return f"whiteout: {'compiled' if COMPILED else 'interpreted'}, {whiteout.__file__}"
