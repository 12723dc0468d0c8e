"""
Cross-validates over topics, then fits the weights the product ships, from the train split alone.

    npm run essay:train        (Debian: python3-sklearn; extract.ts has run before)
"""
import json
import os

import numpy as np

from data import CACHE, RECENT, STEP, load, topic_folds
from drift import capped, cross_validated_odds, export_drift, fit_drift, report_drift
from export import export_model, round_model, significant
from levels import choose_levels, fit_thresholds, kappa, rmse
from model import Model
from reference import reference_predictions

PACKAGE = os.path.join(os.path.dirname(__file__), "..", "..", "..", "packages", "essay-grader")
WEIGHTS = os.path.join(PACKAGE, "src", "model", "weights.json")
REFERENCE = os.path.join(PACKAGE, "test", "reference-predictions.json")
COVERAGE = 0.8  # share of essays whose human grade lies within the margin
TOTAL_BANDS = [0, 12, 16, 19, 22]  # of the predicted total, in steps of 40


def cross_validate(essays, folds):
    predicted = np.zeros_like(essays.levels)
    for fold in range(folds.max() + 1):
        test = folds == fold
        model = Model().fit(essays, ~test)
        predicted[test] = model.predict(essays.features[test])
        print(f"fold {fold}: {test.sum()} essays", flush=True)
    return predicted


def levels_of_other_folds(predicted, truth, folds):
    """Thresholds for a fold come from the other four, so that they are not measured on what they were fitted to."""
    given = np.zeros(truth.shape, int)
    for fold in range(folds.max() + 1):
        test = folds == fold
        cuts = [fit_thresholds(predicted[~test, i], truth[~test, i]) for i in range(truth.shape[1])]
        given[test] = choose_levels(predicted[test], cuts, predicted[~test].sum(1).mean())
    return given


def conformal_margins(truth, given):
    """Half-width that held the human total in COVERAGE of the cross-validated essays, by band of the predicted total."""
    error = np.abs(truth.sum(1) - given.sum(1)) * STEP
    band = np.searchsorted(TOTAL_BANDS, given.sum(1), side="right") - 1
    totals = [int(np.ceil(np.quantile(error[band == b], COVERAGE) / 20) * 20) for b in range(len(TOTAL_BANDS))]
    each = np.abs(truth - given) * STEP
    return {
        "coverage": COVERAGE,
        "from": [bound * STEP for bound in TOTAL_BANDS],
        "total": totals,
        "competency": [int(np.quantile(each[:, i], COVERAGE, method="higher")) or STEP for i in range(truth.shape[1])],
    }


def main():
    essays = load("train")
    folds = topic_folds(essays)
    predicted = cross_validate(essays, folds)
    recent = essays.years >= RECENT
    predicted, truth, recent_folds = predicted[recent], essays.levels[recent], folds[recent]
    own, other = (odds[recent] for odds in cross_validated_odds(essays, folds))
    report_drift(own, other)
    given = capped(levels_of_other_folds(predicted, truth, recent_folds), own)
    each = [kappa(truth[:, i], given[:, i]) for i in range(5)]
    total = kappa(truth.sum(1), given.sum(1), 26)
    error = rmse(truth.sum(1), given.sum(1)) * STEP
    print(f"total kappa {total:.3f}, RMSE {error:.1f}, competencies {np.round(each, 3)}, mean {np.mean(each):.3f}")
    with open(os.path.join(CACHE, "cross-validated.jsonl"), "w", encoding="utf8") as out:
        for position, levels, raw in zip(np.flatnonzero(recent), given, predicted):
            row = {"id": essays.ids[position], "levels": levels.tolist(), "raw": np.round(raw, 4).tolist()}
            out.write(json.dumps(row) + "\n")

    ship(essays, predicted, truth, given)


def ship(essays, predicted, truth, given):
    """Fits on all essays; writes the weights, and predictions that the product must give with them."""
    cuts = [significant(fit_thresholds(predicted[:, i], truth[:, i])) for i in range(5)]
    centre = float(significant(predicted.sum(1).mean(), 5))
    model = Model().fit(essays, np.full(len(essays.ids), True))
    exact = model.predict(essays.features)
    round_model(model, len(essays.names))
    print(f"rounding moves a level by at most {np.abs(model.predict(essays.features) - exact).max():.4f}")
    drift = export_drift(fit_drift(essays.own_theme, essays.other_theme))
    write(WEIGHTS, export_model(model, essays.names, cuts, centre, drift, conformal_margins(truth, given)))
    write(REFERENCE, reference_predictions(model, essays.features, cuts, centre))


def write(path, content):
    text = json.dumps(content, separators=(",", ":"))
    with open(path, "w", encoding="utf8") as out:
        out.write(text + "\n")
    print(f"{os.path.basename(path)}: {len(text) / 1000:.0f} KB")


main()
