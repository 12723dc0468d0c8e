import type { RecognitionView } from '@gabarita/contract';
import { LETTERS, type Letter } from '@gabarita/enem';
import type { MouseEvent } from 'react';
import { type AnswerLine, letterAt } from './answer-line';
import { doubtAbout } from './photo-line';

export interface ShownPhoto {
  url: string;
  width: number;
  height: number;
}

type PhotoMapProps = {
  photo: ShownPhoto;
  recognition: RecognitionView;
  line: AnswerLine;
  onChoose: (place: number, letter: Letter) => void;
};

/** The photo with what was read drawn over it. A tap on a bubble chooses it; the list beside does the same by keyboard. */
export function PhotoMap({ photo, recognition, line, onChoose }: PhotoMapProps) {
  const { url, width, height } = photo;
  const radius = recognition.bubble_radius * width;
  const tap = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * width;
    const y = ((event.clientY - box.top) / box.height) * height;
    const found = nearest(recognition, { x: x / width, y: y / height }, width, height);
    if (found && found.distance < 2.2 * radius) onChoose(found.place, found.letter);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the radios beside it are the same choice by keyboard
    <svg
      role="img"
      aria-label="Foto do cartão com as respostas lidas"
      viewBox={`0 0 ${width} ${height}`}
      onClick={tap}
      className="w-full rounded-control border border-border bg-surface-sunken"
    >
      <image href={url} width={width} height={height} />
      {recognition.details.map((question, place) => {
        const letter = letterAt(line, place);
        const at = letter && question.bubbles[LETTERS.indexOf(letter)];
        const doubtful = doubtAbout(question) !== undefined;
        return (
          <g key={question.index} strokeWidth={radius * 0.45} fill="none">
            {doubtful && <Frame bubbles={question.bubbles} width={width} height={height} radius={radius} />}
            {at && (
              <circle
                cx={at.x * width}
                cy={at.y * height}
                r={radius * 1.35}
                className={doubtful ? 'stroke-warning' : 'stroke-success'}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

type FrameProps = { bubbles: readonly Place[]; width: number; height: number; radius: number };
type Place = { x: number; y: number };

/** Around the bubbles of a question that somebody should look at. */
function Frame({ bubbles, width, height, radius }: FrameProps) {
  const points = bubbles.map(({ x, y }) => `${x * width},${y * height}`).join(' ');
  return <polyline points={points} strokeLinecap="round" className="stroke-warning/40" strokeWidth={radius * 3.2} />;
}

function nearest({ details }: RecognitionView, { x, y }: Place, width: number, height: number) {
  const bubbles = details.flatMap(({ bubbles, letters }, place) =>
    letters.flatMap((letter) => {
      const bubble = bubbles[LETTERS.indexOf(letter)];
      if (!bubble) return [];
      return [{ place, letter, distance: Math.hypot((bubble.x - x) * width, (bubble.y - y) * height) }];
    }),
  );
  return bubbles.sort((a, b) => a.distance - b.distance)[0];
}
