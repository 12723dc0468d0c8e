#!/usr/bin/env python3
"""Trains the reader of handwritten lines for a given time, on lines of the training writers alone.

python3 bench/handwriting/train/train.py --lines .cache/handwriting/trainval --seconds 1200 --out OUT

Writes weights.pt (the running mean of the weights), alphabet.json and log.txt. Whoever validates splits by writer: lines of
one page share paper and ink.
"""

import argparse
import copy
import json
import math
import os
import random
import time

import numpy as np
import torch
import torch.nn.functional as F

from distortion import distorted
from lines import HEIGHT, load
from network import LineReader

PEAK_RATE, SECOND_PEAK_RATE, LEAST_RATE, WARM_UP = 1.6e-3, 5e-4, 1e-6, 0.05
WEIGHT_DECAY, MOST_GRADIENT = 0.02, 2.0
SHORTCUT_SHARE = 0.15
MEMORY = 0.9995
COLUMNS_IN_BATCH = 160_000
# Blank lines teach that paper says nothing; near the end the lines look more like real ones.
BLANK_LINES, CALMER_FROM, CALMER = 0.01, 0.93, 0.7

device = "cuda" if torch.cuda.is_available() else "cpu"


class Lines:
    """All lines of some writers in one buffer on the device."""

    def __init__(self, entries, inks, number_of):
        self.texts = [entry["text"] for entry in entries]
        self.targets = [[number_of[letter] for letter in text if letter in number_of] for text in self.texts]
        self.widths = np.array([ink.shape[1] for ink in inks])
        self.starts = np.concatenate(([0], np.cumsum(self.widths)[:-1]))
        self.ink = torch.from_numpy(np.concatenate(inks, 1)).to(device)

    def picture(self, chosen):
        widest = (max(self.widths[i] for i in chosen) + 3) // 4 * 4
        starts = torch.as_tensor(self.starts[chosen], device=device)[:, None]
        widths = torch.as_tensor(self.widths[chosen], device=device)[:, None]
        columns = torch.arange(widest, device=device)[None]
        places = (starts + columns).clamp(max=self.ink.shape[1] - 1)
        ink = self.ink[:, places.view(-1)].view(HEIGHT, len(chosen), widest).permute(1, 0, 2).float() / 255
        return (ink * (columns < widths)[:, None]).unsqueeze(1)

    def batches(self, columns, noise=0.0):
        """Lines of similar width together."""
        order = np.argsort(self.widths * np.exp(np.random.randn(len(self.widths)) * noise))
        batches, batch, widest = [], [], 0
        for i in order:
            widest = max(widest, self.widths[i])
            if batch and widest * (len(batch) + 1) > columns:
                batches.append(batch)
                batch, widest = [], self.widths[i]
            batch.append(i)
        return [*batches, batch]


def half_precision():
    return torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda")


def edits(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (x != y))
    return row[-1]


def spoken(classes, alphabet):
    """The text of the likeliest class of every step: repeats and nothings left out."""
    kept = [k for k, before in zip(classes, [0, *classes]) if k and k != before]
    return "".join(alphabet[k] for k in kept)


def character_error(reader, lines, alphabet, every=1):
    reader.eval()
    wrong = total = 0
    with torch.no_grad():
        for batch in lines.batches(COLUMNS_IN_BATCH * 2):
            batch = batch[::every]
            with half_precision():
                classes = reader(lines.picture(batch)).argmax(-1).cpu().numpy()
            for place, i in enumerate(batch):
                text = lines.texts[i]
                wrong += edits(spoken(classes[:, place].tolist(), alphabet), text)
                total += len(text)
    return wrong / total


def loss_of(letters, targets):
    lengths = torch.tensor([len(target) for target in targets])
    steps = torch.full((len(targets),), letters.shape[0])
    flat = torch.tensor([k for target in targets for k in target], device=device)
    chances = letters.float().log_softmax(-1)
    return F.ctc_loss(chances, flat, steps, lengths, reduction="sum", zero_infinity=True) / max(1, len(flat))


def rate_at(progress, peak):
    if progress < WARM_UP:
        return peak * progress / WARM_UP + LEAST_RATE
    return peak * 0.5 * (1 + math.cos(math.pi * (progress - WARM_UP) / (1 - WARM_UP))) + LEAST_RATE


def strength_at(progress, first):
    if not first:
        return CALMER + 0.3 * (1 - progress)
    return CALMER if progress > CALMER_FROM else 0.4 + 0.6 * min(1, progress / 0.1)


def remember(mean, reader, step):
    keep = min(MEMORY, (1 + step) / (20 + step))
    with torch.no_grad():
        torch._foreach_lerp_(list(mean.parameters()), list(reader.parameters()), 1 - keep)
        for kept, current in zip(mean.buffers(), reader.buffers()):
            kept.lerp_(current, 1 - keep) if kept.is_floating_point() else kept.copy_(current)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lines", required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--go-on-from", help="weights.pt of an earlier run, for a second, gentler one")
    asked = parser.parse_args()
    os.makedirs(asked.out, exist_ok=True)
    for seed in (torch.manual_seed, random.seed, np.random.seed):
        seed(asked.seed)
    started = time.time()
    log = open(f"{asked.out}/log.txt", "a")

    def say(*words):
        line = f"[{time.time() - started:6.0f} s] " + " ".join(map(str, words))
        print(line, flush=True)
        print(line, file=log, flush=True)

    entries, inks = load(asked.lines)
    alphabet = ["", *sorted({letter for e in entries if e["set"] == "training" for letter in e["text"]})]
    json.dump(alphabet, open(f"{asked.out}/alphabet.json", "w"), ensure_ascii=False)
    number_of = {letter: number for number, letter in enumerate(alphabet) if number}

    def lines_of(set_name):
        chosen = [i for i, e in enumerate(entries) if e["set"] == set_name and e["text"]]
        return Lines([entries[i] for i in chosen], [inks[i] for i in chosen], number_of)

    training, validation = lines_of("training"), lines_of("validation")
    reader = LineReader(len(alphabet)).to(device).to(memory_format=torch.channels_last)
    if asked.go_on_from:
        reader.load_state_dict(torch.load(asked.go_on_from, map_location=device))
    mean = copy.deepcopy(reader).eval().requires_grad_(False)
    mean.lstm.flatten_parameters()
    used = sum(p.numel() for name, p in reader.named_parameters() if not name.startswith("shortcut_letters"))
    say(len(training.widths), "lines,", len(alphabet), "classes,", round(used / 1e6, 2), "M parameters,", device)

    matrices = [p for p in reader.parameters() if p.ndim > 1]
    vectors = [p for p in reader.parameters() if p.ndim <= 1]
    optimizer = torch.optim.AdamW(
        [dict(params=matrices, weight_decay=WEIGHT_DECAY), dict(params=vectors, weight_decay=0.0)],
        lr=LEAST_RATE,
        betas=(0.9, 0.99),
        fused=device == "cuda",
    )

    def save():
        torch.save(mean.state_dict(), f"{asked.out}/weights.pt")

    first = not asked.go_on_from
    peak = PEAK_RATE if first else SECOND_PEAK_RATE
    begun = looked = time.time()
    step = epoch = 0
    while time.time() - begun < asked.seconds:
        epoch += 1
        batches = training.batches(COLUMNS_IN_BATCH, noise=0.05)
        random.shuffle(batches)
        for batch in batches:
            progress = (time.time() - begun) / asked.seconds
            if progress >= 1:
                break
            for group in optimizer.param_groups:
                group["lr"] = rate_at(progress, peak)
            reader.train()
            with torch.no_grad():
                picture, targets = training.picture(batch), [training.targets[i] for i in batch]
                if len(batch) > 8 and random.random() < BLANK_LINES * len(batch):
                    blank = random.randrange(len(batch))
                    picture[blank], targets[blank] = 0, []
                picture = distorted(picture, [int(training.widths[i]) for i in batch], strength_at(progress, first))
                picture = picture.contiguous(memory_format=torch.channels_last)
            with half_precision():
                seen = reader.look(picture)
                letters, shortcut = reader.read(seen), reader.shortcut_letters(seen).permute(2, 0, 1)
            loss = loss_of(letters, targets)
            optimizer.zero_grad(set_to_none=True)
            (loss + SHORTCUT_SHARE * loss_of(shortcut, targets)).backward()
            torch.nn.utils.clip_grad_norm_(reader.parameters(), MOST_GRADIENT)
            optimizer.step()
            step += 1
            remember(mean, reader, step)
            if step in (5, 50) or step % 500 == 0:
                say(f"epoch {epoch}, step {step}, {progress:.1%}, loss {loss.item():.4f}")
            if time.time() - looked > 150:
                say(f"character error on every fourth validation line {character_error(mean, validation, alphabet, 4):.2%}")
                save()
                looked = time.time()
    save()
    say(f"epochs {epoch}, steps {step}, character error of the validation writers {character_error(mean, validation, alphabet):.3%}")


if __name__ == "__main__":
    main()
