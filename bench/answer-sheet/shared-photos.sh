#!/bin/sh
# Accuracy of the reader on photos from ../shared/answer-sheet/photograph.py, scored by its score.py.
#
#   bench/answer-sheet/shared-photos.sh [photos per severity] [seed] [realistic|hard|clean]
#
# Needs pdftoppm (poppler-utils) and the system's Python with numpy and OpenCV (python3-numpy, python3-opencv).
set -eu
cd "$(dirname "$0")/../.."
tools=../shared/answer-sheet
photos=${1:-10} seed=${2:-1} marks=${3:-realistic}

if [ ! -f "$tools/photograph.py" ]; then
  echo "Skipped: $tools is not there." >&2
  exit 0
fi

for questions in 90 180; do
  out=artifacts/answer-sheet/$questions-$marks-$seed
  mkdir -p "$out"
  npm run -s sheet:print -- --questions "$questions" --serial 98765432 --out "$out/sheet.pdf" --bubbles "$out/bubbles.json"
  pdftoppm -r 300 -png -singlefile "$out/sheet.pdf" "$out/sheet"
  /usr/bin/python3 "$tools/photograph.py" --sheet "$out/sheet.png" --bubbles "$out/bubbles.json" --out "$out/photos" \
    --n "$photos" --severity all --seed "$seed" --marks "$marks" >"$out/photograph.log"
  /usr/bin/python3 "$tools/photograph.py" --sheet "$out/sheet.png" --bubbles "$out/bubbles.json" --out "$out/photos" \
    --refuse 12 --seed "$seed" >>"$out/photograph.log"
  npm run -s sheet:read -- "$out"/photos/*.jpg >"$out/results.jsonl"
  echo "== $questions questions, $marks marks, seed $seed"
  /usr/bin/python3 "$tools/score.py" "$out/photos/truth.json" "$out/results.jsonl"
done
