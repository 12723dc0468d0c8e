"""How little of its theme an essay shows, learnt from essays dealt each other's themes."""
import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

from data import PRESENCE

# As in packages/essay-grader/src/rules/topic-drift.ts.
POSSIBLE, PROBABLE = 2, 3
CAPS = {POSSIBLE: [5, 3, 3, 5, 3], PROBABLE: [5, 2, 3, 5, 3]}


def fit_drift(own, other):
    """Log-odds that an essay was written on another theme."""
    labels = np.repeat([0, 1], [len(own), len(other)])
    return LogisticRegression(C=10, max_iter=1000).fit(np.vstack([own, other]), labels)


def export_drift(drift):
    numbers = [float(f"{value:.4g}") for value in (*drift.intercept_, *drift.coef_[0])]
    return dict(zip(["intercept", *PRESENCE], numbers))


def cross_validated_odds(essays, folds):
    """Of every essay on its own theme, and on another; each fold by the others."""
    own, other = np.zeros(len(folds)), np.zeros(len(folds))
    for fold in range(folds.max() + 1):
        test = folds == fold
        drift = fit_drift(essays.own_theme[~test], essays.other_theme[~test])
        own[test] = drift.decision_function(essays.own_theme[test])
        other[test] = drift.decision_function(essays.other_theme[test])
    return own, other


def report_drift(own, other):
    area = roc_auc_score(np.repeat([0, 1], [len(own), len(other)]), np.concatenate([own, other]))
    shares = [f"{name} {(own > bound).mean():.3f} / {(other > bound).mean():.3f}" for name, bound in
              (("possible", POSSIBLE), ("probable", PROBABLE))]
    print(f"drift, own theme / another: AUC {area:.4f}, {', '.join(shares)}")


def capped(levels, odds):
    given = levels.copy()
    for bound, caps in CAPS.items():
        given[odds > bound] = np.minimum(given[odds > bound], caps)
    return given
