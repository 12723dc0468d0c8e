import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ImageZoom } from '../../ui/rich-text/image-zoom';
import type { ShownImage } from '../../ui/rich-text/rich-text-context';
import { useToastsAbove } from '../../ui/toast-clearance';
import { ExamFooter } from './exam-footer';
import { ExamHeader } from './exam-header';
import type { ExamRun } from './exam-run';
import { annul, BLANK, choose } from './marks';
import { QuestionMap } from './question-map';
import { QuestionView } from './question-view';
import { useTextSize } from './text-size';
import { useExamKeys } from './use-exam-keys';
import { useExamQuestions } from './use-exam-questions';

/** The exam on the desk: the question, what surrounds it, and nothing else. */
export function ExamRoom({ run }: { run: ExamRun }) {
  const { paper, marks, flagged, position, onMark, onFlag, onGo } = run;
  const navigate = useNavigate();
  const ask = useExamQuestions(run);
  const textSize = useTextSize();
  const [mapOpen, setMapOpen] = useState(false);
  const [zoomed, setZoomed] = useState<ShownImage>();

  useToastsAbove(FOOTER_HEIGHT);

  const question = paper.questions[position] ?? paper.questions[0];
  const last = position === paper.questions.length - 1;
  const move = (step: -1 | 1) => {
    const next = position + step;
    if (next >= 0 && next < paper.questions.length) onGo(next);
  };
  const finish = async () => {
    if (await ask.finish()) run.onFinish();
  };
  const leaveTo = async (path: string) => {
    if (!(await ask.leave())) return;
    await run.onLeave();
    void navigate(path);
  };
  const mark = (question && marks.get(question.id)) ?? BLANK;
  const act = (change: () => void) => question?.available && change();
  useExamKeys({
    onLetter: (letter) =>
      act(() => {
        const offered = question?.available && question.alternatives.some((one) => one.letter === letter);
        if (offered) onMark(question.id, choose(mark, letter));
      }),
    onMove: move,
    onFlag: () => act(() => question && onFlag(question.id)),
    onAnnul: () => act(() => question && mark.letter && onMark(question.id, annul(mark, mark.letter))),
  });
  if (!question) return null;

  const map = (onGone: () => void) => (
    <QuestionMap
      questions={paper.questions}
      current={position}
      stateOf={({ id, available }) => (!available ? 'unavailable' : marks.get(id)?.letter ? 'answered' : 'blank')}
      isFlagged={({ id }) => flagged.has(id)}
      onGo={(place) => {
        onGo(place);
        onGone();
      }}
    />
  );

  return (
    <div className="flex min-h-dvh flex-col">
      <ExamHeader run={run} onBack={() => void leaveTo(backOf(run))} onExit={() => void leaveTo('/exams')} />
      <div className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-1 items-start gap-8 px-4 py-5 sm:px-6 lg:grid-cols-[1fr_20rem] lg:py-8">
        <div className="mx-auto w-full max-w-3xl">
          <QuestionView
            question={question}
            place={`${position + 1} de ${paper.questions.length}`}
            mark={mark}
            flagged={flagged.has(question.id)}
            textSize={textSize}
            onMark={(next) => onMark(question.id, next)}
            onFlag={() => onFlag(question.id)}
            onZoom={setZoomed}
          />
        </div>
        <aside
          aria-label="Sua prova"
          className="sticky top-28 hidden max-h-[calc(100dvh-12.5rem)] grid-cols-1 grid-rows-[minmax(0,1fr)_auto] gap-4 lg:grid"
        >
          <div className="overflow-y-auto p-1.5">{map(() => undefined)}</div>
          <Button variant="outline" onClick={() => void finish()}>
            Finalizar prova
          </Button>
        </aside>
      </div>
      <ExamFooter
        first={position === 0}
        last={last}
        onMove={move}
        onMap={() => setMapOpen(true)}
        onFinish={() => void finish()}
      />
      <Dialog
        open={mapOpen}
        onClose={() => setMapOpen(false)}
        title="Mapa de questões"
        actions={
          <Button
            onClick={() => {
              setMapOpen(false);
              void finish();
            }}
          >
            Finalizar prova
          </Button>
        }
      >
        {map(() => setMapOpen(false))}
      </Dialog>
      {zoomed && <ImageZoom image={zoomed} onClose={() => setZoomed(undefined)} />}
    </div>
  );
}

/** The bar with "Anterior" and "Próxima" stays free: a toast over it would catch the thumb. */
const FOOTER_HEIGHT = '4.5rem';

/** Back is where the exam was chosen. */
const backOf = ({ paper: { year, customId } }: ExamRun) =>
  customId === null ? `/exam/${year}` : `/exam/${year}?customId=${customId}`;
