"""Reads one line: residual convolutions shrink 48 rows to one and four columns to one, two layers of LSTM read them in both
directions, and every step names a letter or nothing (CTC)."""

import torch
import torch.nn.functional as F
from torch import nn

STEM, WIDTHS, BLOCKS = 24, (32, 72, 128, 208), (1, 2, 2, 2)
STRIDES = ((1, 1), (2, 2), (2, 1), (2, 1))
HIDDEN, LAYERS = 240, 2


class Residual(nn.Module):
    def __init__(self, before, after, stride):
        super().__init__()
        self.first = nn.Conv2d(before, after, 3, stride, 1, bias=False)
        self.first_norm = nn.BatchNorm2d(after)
        self.second = nn.Conv2d(after, after, 3, 1, 1, bias=False)
        self.second_norm = nn.BatchNorm2d(after)
        same = before == after and stride == (1, 1)
        shrink = nn.Identity() if stride == (1, 1) else nn.AvgPool2d(stride)
        self.shortcut = (
            nn.Identity()
            if same
            else nn.Sequential(shrink, nn.Conv2d(before, after, 1, bias=False), nn.BatchNorm2d(after))
        )

    def forward(self, x):
        y = F.relu(self.first_norm(self.first(x)), inplace=True)
        return F.relu(self.second_norm(self.second(y)) + self.shortcut(x), inplace=True)


class LineReader(nn.Module):
    def __init__(self, classes, drop=0.25):
        super().__init__()
        self.drop = drop
        self.stem = nn.Sequential(
            nn.Conv2d(1, STEM, 3, 2, 1, bias=False), nn.BatchNorm2d(STEM), nn.ReLU(inplace=True)
        )
        stages, before = [], STEM
        for number, (width, blocks, stride) in enumerate(zip(WIDTHS, BLOCKS, STRIDES)):
            for block in range(blocks):
                stages.append(Residual(before, width, stride if block == 0 else (1, 1)))
                before = width
            if number > 0:
                stages.append(nn.Dropout2d(drop / 2))
        self.stages = nn.Sequential(*stages)
        self.columns = nn.Conv2d(before, before, (3, 1), bias=False)
        self.columns_norm = nn.BatchNorm2d(before)
        self.lstm = nn.LSTM(before, HIDDEN, LAYERS, bidirectional=True, dropout=drop)
        self.letters = nn.Linear(2 * HIDDEN, classes)
        # A second reading straight from the convolutions, while training: they learn letters before the LSTM does.
        self.shortcut_letters = nn.Conv1d(before, classes, 3, padding=1)

    def look(self, x):
        return F.relu(self.columns_norm(self.columns(self.stages(self.stem(x))))).squeeze(2)

    def read(self, seen):
        steps = F.dropout(seen, self.drop, self.training).permute(2, 0, 1)
        out, _ = self.lstm(steps)
        return self.letters(F.dropout(out, self.drop, self.training))

    def forward(self, x):
        return self.read(self.look(x))
