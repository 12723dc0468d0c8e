"""The fitted model as compact JSON: numbers rounded to what they carry, trees flattened in preorder."""
from decimal import ROUND_CEILING, Context

import numpy as np

from data import NOW, eras
from model import CLIP, ERA_SCALE, RIDGE_SHARE
from levels import PULL, STRETCH

LEAF_SCALE = 1000  # leaves are stored as whole thousandths of a level
ERA_NOW = eras(np.array([NOW]))[0]
UPWARDS = Context(prec=6, rounding=ROUND_CEILING)


def significant(values, digits=4):
    return np.vectorize(lambda value: float(f"{value:.{digits}g}"), otypes=[float])(values)


def rounded_up(thresholds):
    """A threshold is often the very value of many essays, which go left: rounded down, it would send them right."""
    return np.array([float(UPWARDS.create_decimal_from_float(float(value))) for value in thresholds])


def round_model(model, count):
    """
    Rounds the fitted numbers in place. What is exported is then what scikit-learn itself predicts with, and the
    product's own arithmetic can be held against it (reference.py).
    """
    model.mean, model.deviation = significant(model.mean), significant(model.deviation)
    ridge = model.ridge
    # The era is always the present one, so its weight joins the intercept.
    ridge.intercept_ = significant(ridge.intercept_ + ridge.coef_[:, count:] @ ERA_NOW * ERA_SCALE, 6)
    ridge.coef_ = np.hstack([significant(ridge.coef_[:, :count], 3), np.zeros((len(ridge.coef_), len(ERA_NOW)))])
    for forest in model.trees:
        forest._baseline_prediction = significant(forest._baseline_prediction, 6)
        for (predictor,) in forest._predictors:
            nodes = predictor.nodes
            nodes["value"] = np.round(nodes["value"] * LEAF_SCALE) / LEAF_SCALE
            own = (nodes["is_leaf"] == 0) & (nodes["feature_idx"] < count)
            nodes["num_threshold"][own] = rounded_up(nodes["num_threshold"][own])


def export_model(model, names, cuts, centre, drift, margins):
    """Of a rounded model."""
    count = len(names)
    return {
        "features": names,
        "ridge": {
            "share": RIDGE_SHARE,
            "clip": CLIP,
            "mean": numbers(model.mean),
            "deviation": numbers(model.deviation),
            "intercept": numbers(model.ridge.intercept_),
            "weights": [numbers(row[:count]) for row in model.ridge.coef_],
        },
        "trees": [export_forest(forest, count) for forest in model.trees],
        "levels": {"cuts": [numbers(row) for row in cuts], "centre": centre, "stretch": STRETCH, "pull": PULL},
        "drift": drift,
        "margins": margins,
    }


def numbers(values):
    """Without the ".0" of whole ones."""
    return [int(value) if value == int(value) else float(value) for value in values]


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
        value.append(float(node["num_threshold"]))
        visit(nodes, node["left"])
        visit(nodes, node["right"])

    for (predictor,) in forest._predictors:
        visit(predictor.nodes, 0)
    return {"base": float(np.ravel(forest._baseline_prediction)[0]), "split": split, "value": numbers(value)}
