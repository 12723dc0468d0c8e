"""Ridge on z-scores and boosted trees on raw features, per competency; prediction is a mix of the two."""
import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor
from sklearn.linear_model import Ridge

from data import NOW, RECENT, eras

RIDGE_SHARE = 0.3
CLIP = 4
ERA_SCALE = 3  # indicators are scaled up so that the ridge penalty hardly touches them
OLD_WEIGHT = 0.5  # essays before 2020 were graded differently: they count half
TOPIC_SHRINK = 20  # a topic of so many essays keeps half of its level
TREES = dict(
    max_iter=150,
    max_leaf_nodes=8,
    min_samples_leaf=40,
    learning_rate=0.06,
    l2_regularization=10,
    max_bins=63,
    random_state=0,
)

# More of these never lowers a grade, or never raises it. It keeps the trees from learning quirks that could be gamed.
RISING = """
topic.coverage topic.bestSentence topic.mean topic.introduction topic.conclusion topic.sentencesOnTopic
cohesion.linkedParagraphs cohesion.linkedShare cohesion.distinct cohesion.linkedConclusion
intervention.elements intervention.bestSentence intervention.agentDetail
length.words length.logWords vocabulary.rootTypeTokenRatio vocabulary.types
""".split()
FALLING = """
spelling.misspelt spelling.misspeltPer100 spelling.distinct spelling.logDistinct spelling.rootDistinctPer100
grammar.accent grammar.agreement grammar.backtick grammar.homophone grammar.government grammar.redundancy
grammar.numberSlips grammar.slipsPer100 grammar.commaSlipsPer100 grammar.superfluousCommas grammar.missingCommas
register.oralMarks register.firstSingular mechanics.lowerCaseStarts mechanics.unfinishedParagraphs topic.missing
sentences.fragments cohesion.unlinkedParagraphs vocabulary.repeatedTrigrams
""".split()


def without_topic_levels(levels, fitted, topics):
    """
    Takes out of the grades how strict the graders were on each topic: what a first fit leaves over on average, shrunk
    where a topic has few essays. Otherwise features that happen to differ between topics would learn it.
    """
    even = levels.copy()
    for topic in np.unique(topics):
        own = topics == topic
        even[own] -= (levels[own] - fitted[own]).mean(0) * own.sum() / (own.sum() + TOPIC_SHRINK)
    return even


class Model:
    def fit(self, essays, chosen):
        features, levels, years = essays.features[chosen], essays.levels[chosen], essays.years[chosen]
        weights = np.where(years >= RECENT, 1, OLD_WEIGHT)
        self.mean = features.mean(0)
        self.deviation = features.std(0) + 1e-9
        scaled = self._scaled(features, years)
        first = Ridge(alpha=100).fit(scaled, levels, sample_weight=weights).predict(scaled)
        levels = without_topic_levels(levels, first, essays.topics[chosen])
        self.ridge = Ridge(alpha=100).fit(scaled, levels, sample_weight=weights)
        direction = [(name in RISING) - (name in FALLING) for name in essays.names] + [0] * 4
        with_era = np.hstack([features, eras(years)])
        self.trees = [
            HistGradientBoostingRegressor(monotonic_cst=direction, **TREES).fit(with_era, levels[:, i], sample_weight=weights)
            for i in range(levels.shape[1])
        ]
        return self

    def predict(self, features):
        """As graded from 2021 on, whatever the year: the product cannot know the grader either."""
        now = np.full(len(features), NOW)
        with_era = np.hstack([features, eras(now)])
        trees = np.stack([tree.predict(with_era) for tree in self.trees], 1)
        return RIDGE_SHARE * self.ridge.predict(self._scaled(features, now)) + (1 - RIDGE_SHARE) * trees

    def _scaled(self, features, years):
        z = np.clip((features - self.mean) / self.deviation, -CLIP, CLIP)
        return np.hstack([z, eras(years) * ERA_SCALE])
