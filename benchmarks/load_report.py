"""What a load test has found, in figures and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from benchmarks.load_contestant import Contestant

Row = dict[str, Any]

P95_MS: Final = 100.0
"""What an action may take, for all but one in twenty."""


def percentile(values: list[float], share: float) -> float:
    """The smallest value that at least this share of all is not above; 0 without values."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[max(0, -int(-len(ordered) * share // 1) - 1)]


def summary(contestant: Contestant, found: dict[str, Any], seconds: float) -> Row:
    """One step of the ramp."""
    times = found["latencies"]
    return {
        "tables": contestant.tables,
        "sockets": contestant.sockets,
        "actions_per_s": round(len(times) / seconds, 1),
        "updates_per_action": round(found["updates"] / max(1, len(times)), 2),
        "p50_ms": round(percentile(times, 0.50), 1),
        "p95_ms": round(percentile(times, 0.95), 1),
        "p99_ms": round(percentile(times, 0.99), 1),
        "max_ms": round(max(times, default=0.0), 1),
        "errors": sum(found["errors"].values()),
        "error_kinds": found["errors"],
        "server_cpu": round(found["server_cpu"], 2),
        "us_per_action": round(found["server_cpu"] * seconds / max(1, len(times)) * 1e6),
        "client_cpu": round(found["client_cpu"], 2),
        "other_cpu": round(found["other_cpu"], 2),
        "client_lag_p99_ms": round(percentile(found["lags"], 0.99), 1),
        "rss_MB": round(found["rss"] / 1e6),
    }


def broken(row: Row) -> str:
    """Why a step did not hold; empty where it did."""
    if row["errors"]:
        worst = max(row["error_kinds"], key=lambda kind: row["error_kinds"][kind])
        return f"{row['tables']} tables: {row['errors']} errors, most of them: {worst}"
    if row["p95_ms"] > P95_MS:
        return f"{row['tables']} tables: p95 of {row['p95_ms']} ms"
    return ""


_COLUMNS: Final = (
    "tables", "sockets", "actions_per_s", "p50_ms", "p95_ms", "p99_ms", "max_ms", "errors",
    "server_cpu", "us_per_action", "client_cpu", "other_cpu", "client_lag_p99_ms", "rss_MB",
)  # fmt: skip


def table_text(found: list[dict[str, Any]]) -> str:
    """For people to read."""
    lines = []
    for one in found:
        lines += [f"{one['name']}: {one['about']}"]
        if "idle" in one:
            each = ", ".join(f"{name} {value:g}" for name, value in one["idle"].items())
            lines.append(f"  memory per idle table: {each}")
        lines.append("  " + "  ".join(_COLUMNS))
        for row in one["rows"]:
            cells = (f"{row[name]:>{len(name)}}" for name in _COLUMNS)
            lines.append("  " + "  ".join(cells))
        lines.append(f"  held {one['held']} tables; " + (one["ended"] or "not broken"))
    for own in found[:-1]:
        lines += ratios(own, found[-1])
    return "\n".join(lines)


def ratios(ours: dict[str, Any], theirs: dict[str, Any]) -> list[str]:
    """The two side by side; over 1 means that ours is better."""
    lines = [f"{ours['name']} beside {theirs['name']} (over 1: ours is better)"]
    if theirs["held"]:
        lines.append(f"  tables held: {ours['held'] / theirs['held']:.2f}")
    for own in ours["rows"]:
        for other in theirs["rows"]:
            if own["tables"] == other["tables"] and own["p95_ms"]:
                ratio = other["p95_ms"] / own["p95_ms"]
                lines.append(f"  p95 at {own['tables']} tables: {ratio:.2f}")
    for name, value in ours.get("idle", {}).items():
        lines.append(f"  {name} per idle table: {theirs['idle'][name] / value:.2f}")
    return lines
