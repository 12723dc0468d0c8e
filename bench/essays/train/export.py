"""The fitted model as compact JSON: numbers rounded to what they carry, trees flattened in preorder."""
import numpy as np

from data import NOW, eras
from model import CLIP, ERA_SCALE, RIDGE_SHARE
from levels import PULL, STRETCH

LEAF_SCALE = 1000  # leaves are stored as whole thousandths of a level
ERA_NOW = eras(np.array([NOW]))[0]


def significant(value, digits=4):
    rounded = float(f"{value:.{digits}g}")
    return int(rounded) if rounded == int(rounded) else rounded


def export_model(model, names, cuts, centre, margins):
    count = len(names)
    weights = model.ridge.coef_
    return {
        "features": names,
        "ridge": {
            "share": RIDGE_SHARE,
            "clip": CLIP,
            "mean": [significant(value) for value in model.mean],
            "deviation": [significant(value) for value in model.deviation],
            # The era is always the present one, so its weight joins the intercept.
            "intercept": [significant(v, 6) for v in model.ridge.intercept_ + weights[:, count:] @ ERA_NOW * ERA_SCALE],
            "weights": [[significant(value, 3) for value in row[:count]] for row in weights],
        },
        "trees": [export_forest(forest, count) for forest in model.trees],
        "levels": {
            "cuts": [[significant(value) for value in row] for row in cuts],
            "centre": significant(centre, 5),
            "stretch": STRETCH,
            "pull": PULL,
        },
        "margins": margins,
    }


def export_forest(forest, count):
    """`split` holds the feature of an inner node or -1 for a leaf, `value` its threshold or the leaf's thousandths."""
    split, value = [], []

    def visit(nodes, index):
        node = nodes[index]
        if node["is_leaf"]:
            split.append(-1)
            value.append(round(float(node["value"]) * LEAF_SCALE))
            return
        feature = int(node["feature_idx"])
        if feature >= count:  # an era indicator: only the present era's branch is ever taken
            present = ERA_NOW[feature - count] <= node["num_threshold"]
            return visit(nodes, node["left"] if present else node["right"])
        split.append(feature)
        value.append(significant(float(node["num_threshold"]), 5))
        visit(nodes, node["left"])
        visit(nodes, node["right"])

    for (predictor,) in forest._predictors:
        visit(predictor.nodes, 0)
    return {"base": significant(float(np.ravel(forest._baseline_prediction)[0]), 6), "split": split, "value": value}
