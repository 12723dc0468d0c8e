"""From continuous predictions to levels 0 to 5: thresholds per competency, and a pull towards the best total."""
import itertools

import numpy as np

COUNT = 6
RMSE_WEIGHT = 0.3
STRETCH = 1.2
PULL = 1


def kappa(truth, given, count=COUNT):
    """Quadratic weighted kappa."""
    observed = np.zeros((count, count))
    np.add.at(observed, (truth.astype(int), given.astype(int)), 1)
    weight = (np.arange(count)[:, None] - np.arange(count)[None]) ** 2
    expected = np.outer(observed.sum(1), observed.sum(0)) / observed.sum()
    return 1 - (weight * observed).sum() / (weight * expected).sum()


def rmse(truth, given):
    return float(np.sqrt(((truth - given) ** 2).mean()))


def fit_thresholds(predicted, truth):
    """Five cuts that maximise kappa less a share of the error, by coordinate search from the plain half steps."""
    def score(cuts):
        given = np.searchsorted(cuts, predicted)
        return kappa(truth, given) - RMSE_WEIGHT * rmse(truth, given)

    cuts = np.arange(COUNT - 1) + 0.5
    best = score(cuts)
    for step in (0.3, 0.15, 0.08, 0.04):
        improved = True
        while improved:
            improved = False
            for i, change in itertools.product(range(COUNT - 1), (-step, step)):
                moved = cuts.copy()
                moved[i] += change
                if (np.diff(moved) >= 0.05).all() and score(moved) > best + 1e-6:
                    cuts, best, improved = moved, score(moved), True
    return cuts


def warp(predicted, cuts):
    """Stretches predictions piecewise so that the cuts fall on half steps, and rounding applies them."""
    x = np.concatenate([[cuts[0] - 1], cuts, [cuts[-1] + 1]])
    return np.interp(predicted, x, np.arange(COUNT + 1) - 0.5)


def choose_levels(predicted, cuts, centre):
    """
    Levels near each warped prediction whose sum is near the total. Averaging tames the sum of five predictions, so it
    is stretched away from its centre before; without the pull, five roundings add up to a worse total.
    """
    warped = np.stack([warp(predicted[:, i], cuts[i]) for i in range(predicted.shape[1])], 1)
    totals = centre + STRETCH * (predicted.sum(1) - centre)
    return np.array([nearest(row, total) for row, total in zip(warped, totals)])


def nearest(warped, total):
    floors = np.floor(warped)
    options = [sorted({int(np.clip(floor + d, 0, COUNT - 1)) for d in (-1, 0, 1, 2)}) for floor in floors]
    candidates = np.array(list(itertools.product(*options)))
    cost = ((candidates - warped) ** 2).sum(1) + PULL * (candidates.sum(1) - total) ** 2
    return candidates[cost.argmin()]
