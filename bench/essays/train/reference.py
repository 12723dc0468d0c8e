"""
What the shipped model gives for made-up essays, by scikit-learn, so that a test holds the product's arithmetic to it.
No row is an essay: each number is drawn by itself from the whole corpus.
"""
import numpy as np

from export import significant
from levels import choose_levels

ROWS = 40
AT_THRESHOLD = 0.25  # of the numbers lie exactly where a tree splits: they must go left
FAR = 0.02  # are far out of range, where the ridge clips them


def reference_predictions(model, features, cuts, centre):
    rows = made_up_rows(model, features)
    raw = model.predict(rows)
    levels = choose_levels(raw, cuts, centre)
    return [
        {"features": row.tolist(), "raw": values.tolist(), "levels": given.tolist()}
        for row, values, given in zip(rows, raw, levels)
    ]


def made_up_rows(model, features):
    random = np.random.RandomState(0)
    count = features.shape[1]
    rows = np.stack([random.choice(features[:, column], ROWS) for column in range(count)], 1)
    rows = significant(np.where(random.rand(*rows.shape) < FAR, rows * 20 + 20, rows))
    thresholds = thresholds_by_feature(model, count)
    for row in rows:
        for column in np.flatnonzero(random.rand(count) < AT_THRESHOLD):
            if thresholds[column]:
                row[column] = random.choice(thresholds[column])
    return rows


def thresholds_by_feature(model, count):
    found = [[] for _ in range(count)]
    for forest in model.trees:
        for (predictor,) in forest._predictors:
            for node in predictor.nodes:
                if not node["is_leaf"] and node["feature_idx"] < count:
                    found[node["feature_idx"]].append(float(node["num_threshold"]))
    return found
