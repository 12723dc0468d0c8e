"""Lines of handwriting out of the packed pages: grey pictures become ink, 48 pixels high, 255 where the pen was."""

import gzip
import io
import json
import multiprocessing
import tarfile

import numpy as np
from PIL import Image

HEIGHT = 48
MOST_WIDTH = 2400
LEAST_WIDTH = 16
# Paper is the 85th percentile of a line's grey, ink the first; a line with less contrast than this is stretched no further.
PAPER, INK, LEAST_CONTRAST = 85, 1, 40


def as_ink(grey):
    """Stretches the contrast of one line and brings it to the height that the network reads."""
    darkest, paper = np.percentile(grey, (INK, PAPER))
    darkest = min(darkest, paper - LEAST_CONTRAST)
    ink = np.clip((paper - grey.astype(np.float32)) / (paper - darkest), 0, 1)
    height, width = grey.shape
    wanted = int(min(MOST_WIDTH, max(LEAST_WIDTH, round(width * HEIGHT / height))))
    return np.asarray(Image.fromarray((ink * 255).astype(np.uint8)).resize((wanted, HEIGHT), Image.BICUBIC))


def _lines_of_page(job):
    picture, entries = job
    sheet = np.asarray(Image.open(io.BytesIO(picture)).convert("L"))
    return [as_ink(sheet[e["y"] : e["y"] + e["h"], : e["w"]]) for e in entries]


def load(prefix, processes=16):
    """All lines as (entry, ink), page by page."""
    pages = {}
    with gzip.open(prefix + ".jsonl.gz", "rt", encoding="utf-8") as index:
        for entry in map(json.loads, index):
            pages.setdefault(entry["page"], []).append(entry)
    with tarfile.open(prefix + ".tar") as tar:
        jobs = [(tar.extractfile(page + ".webp").read(), entries) for page, entries in pages.items()]
    with multiprocessing.get_context("fork").Pool(processes) as pool:
        inks = pool.map(_lines_of_page, jobs, chunksize=4)
    entries = [entry for _, page in jobs for entry in page]
    return entries, [ink for page in inks for ink in page]
