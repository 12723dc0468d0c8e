#!/usr/bin/env python3
"""Writes the trained reader as ONNX: convolutions and LSTM in eight bits, the letters in full.

python3 bench/handwriting/train/export.py --weights OUT/weights.pt --alphabet OUT/alphabet.json --lines .cache/handwriting/trainval --out OUT

Input `ink`: lines × 1 × 48 × width (a multiple of 4), 0 paper, 1 ink. Output `chances`: lines × width/4 × classes, as logarithms.
"""

import argparse
import json
import os
import warnings

import numpy as np
import torch
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType
from onnxruntime.quantization import quantize_dynamic, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

from lines import HEIGHT, load
from network import LineReader

CALIBRATION_LINES = 160


class Reading(torch.nn.Module):
    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, ink):
        return self.reader(ink).log_softmax(-1).permute(1, 0, 2)


class Samples(CalibrationDataReader):
    def __init__(self, inks):
        self.left = iter(inks)

    def get_next(self):
        ink = next(self.left, None)
        if ink is None:
            return None
        picture = np.zeros((1, 1, HEIGHT, (ink.shape[1] + 3) // 4 * 4), np.float32)
        picture[0, 0, :, : ink.shape[1]] = ink / 255.0
        return {"ink": picture}


def main():
    parser = argparse.ArgumentParser()
    for name in ("weights", "alphabet", "lines", "out"):
        parser.add_argument(f"--{name}", required=True)
    asked = parser.parse_args()
    warnings.filterwarnings("ignore")
    alphabet = json.load(open(asked.alphabet))
    reader = LineReader(len(alphabet)).eval()
    reader.load_state_dict(torch.load(asked.weights, map_location="cpu"))

    path = lambda name: os.path.join(asked.out, name)
    whole, prepared, partly, ready = map(path, ("whole.onnx", "prepared.onnx", "partly.onnx", "line-reader.onnx"))
    torch.onnx.export(
        Reading(reader),
        (torch.zeros(1, 1, HEIGHT, 640),),
        whole,
        input_names=["ink"],
        output_names=["chances"],
        dynamic_axes={"ink": {0: "lines", 3: "width"}, "chances": {0: "lines", 1: "steps"}},
        opset_version=17,
        dynamo=False,
    )
    quant_pre_process(whole, prepared, skip_symbolic_shape=True)
    entries, inks = load(asked.lines)
    seen = [ink for entry, ink in zip(entries, inks) if entry["set"] == "training"]
    samples = seen[:: len(seen) // CALIBRATION_LINES]
    quantize_static(
        prepared,
        partly,
        Samples(samples),
        quant_format=QuantFormat.QDQ,
        op_types_to_quantize=["Conv", "Add", "Relu", "AveragePool"],
        per_channel=True,
        activation_type=QuantType.QUInt8,
        weight_type=QuantType.QInt8,
        calibrate_method=CalibrationMethod.MinMax,
    )
    quantize_dynamic(partly, ready, op_types_to_quantize=["LSTM"], per_channel=True, weight_type=QuantType.QInt8)
    for left_over in (prepared, partly):
        os.remove(left_over)
    for name in sorted(os.listdir(asked.out)):
        print(name, f"{os.path.getsize(path(name)) / 2**20:.2f} MiB")


if __name__ == "__main__":
    main()
