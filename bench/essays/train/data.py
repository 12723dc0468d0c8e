"""What extract.ts wrote, as arrays. Grades are counted in steps of 40: 0 to 5."""
import json
import os
import tempfile
from typing import NamedTuple

import numpy as np

CACHE = os.environ.get("ESSAY_CACHE", os.path.join(tempfile.gettempdir(), "gabarita-essays"))
STEP = 40
RECENT = 2020  # the first year of the graders' present level
PRESENCE = ["coverage", "density"]  # of the theme in the essay
NOW = 2021  # the first year graded natively in steps of 40: what the product grades as


class Essays(NamedTuple):
    ids: list
    names: list
    features: np.ndarray
    levels: np.ndarray
    years: np.ndarray
    topics: np.ndarray
    own_theme: np.ndarray
    other_theme: np.ndarray


def load(split):
    with open(os.path.join(CACHE, f"{split}.jsonl"), encoding="utf8") as lines:
        rows = [json.loads(line) for line in lines]
    names = list(rows[0]["features"])
    return Essays(
        ids=[row["id"] for row in rows],
        names=names,
        features=np.array([[row["features"][name] for name in names] for row in rows], float),
        levels=np.array([row["grades"] for row in rows], float) / STEP,
        years=np.array([row["year"] or 0 for row in rows]),
        topics=np.array([row["topic"] for row in rows]),
        own_theme=np.array([[row["ownTheme"][name] for name in PRESENCE] for row in rows]),
        other_theme=np.array([[row["otherTheme"][name] for name in PRESENCE] for row in rows]),
    )


def eras(years):
    """Graders changed over the years; four indicators keep their levels apart."""
    return np.stack([years <= 2017, (years == 2018) | (years == 2019), years == 2020, years >= NOW], 1).astype(float)


def topic_folds(essays, count=5):
    """Every topic of 2020 on in one fold, balanced by size; older topics (-1) are only ever trained on."""
    recent = sorted(set(essays.topics[essays.years >= RECENT]))
    np.random.RandomState(0).shuffle(recent)
    size = {topic: int((essays.topics == topic).sum()) for topic in recent}
    load_of, fold_of = [0] * count, {}
    for topic in sorted(recent, key=lambda name: -size[name]):
        fold_of[topic] = int(np.argmin(load_of))
        load_of[fold_of[topic]] += size[topic]
    return np.array([fold_of.get(topic, -1) for topic in essays.topics])
