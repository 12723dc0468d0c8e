import { Flag, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AskedQuestion, ExamQuestion } from '../../offline/exam-paper';
import { Button } from '../../ui/button';
import { RichText } from '../../ui/rich-text/rich-text';
import type { ShownImage } from '../../ui/rich-text/rich-text-context';
import { Alternatives } from './alternatives';
import type { Mark } from './marks';
import type { TextSize } from './text-size';
import { TextSizeButtons } from './text-size-buttons';

type QuestionViewProps = {
  question: ExamQuestion;
  /** "12 de 45". */
  place: string;
  mark: Mark;
  flagged: boolean;
  /** Of the question alone; the bars around it keep their size. */
  textSize: TextSize;
  onMark: (mark: Mark) => void;
  onFlag: () => void;
  onZoom: (image: ShownImage) => void;
};

/** The question on the desk. Moving to another one moves the focus to its heading, so that it is read from the start. */
export function QuestionView(props: QuestionViewProps) {
  const { question, place, mark, flagged, textSize, onMark, onFlag, onZoom } = props;
  const heading = useFocusOnChange(question.id);
  return (
    <article className="grid grid-cols-1 gap-5">
      <header className="flex items-center justify-between gap-2">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-xl">
            Questão {question.number}
          </h2>
          <p className="text-sm text-muted">{[place, question.section].filter(Boolean).join(' · ')}</p>
        </div>
        <div className="flex items-center gap-1 sm:gap-2">
          <TextSizeButtons textSize={textSize} />
          {question.available && <FlagButton flagged={flagged} onFlag={onFlag} />}
        </div>
      </header>
      {question.available ? (
        <div className="grid grid-cols-1 gap-5" style={{ fontSize: `${textSize.size / 16}rem` }}>
          <Asked question={question} onZoom={onZoom} />
          <Alternatives question={question} mark={mark} onMark={onMark} />
        </div>
      ) : (
        <Unavailable />
      )}
    </article>
  );
}

function Asked({ question, onZoom }: { question: AskedQuestion; onZoom: (image: ShownImage) => void }) {
  const { context, statement, images, videoUrl } = question;
  return (
    <div className="grid max-w-prose grid-cols-1 gap-4 leading-relaxed">
      {context && <RichText markdown={context} images={images} onZoom={onZoom} />}
      {videoUrl && <VideoLink url={videoUrl} />}
      {statement && <RichText markdown={statement} images={images} onZoom={onZoom} />}
    </div>
  );
}

function VideoLink({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-12 w-fit items-center gap-2 font-semibold text-primary underline underline-offset-4 hover:text-primary-hover"
    >
      <Play aria-hidden className="size-5" />
      Assistir ao vídeo da questão (abre em outra aba)
    </a>
  );
}

/** On a phone the words are for screen readers alone: the question needs the room. */
function FlagButton({ flagged, onFlag }: { flagged: boolean; onFlag: () => void }) {
  const words = flagged ? 'Marcada para revisão' : 'Marcar para revisão';
  return (
    <Button
      variant="outline"
      aria-pressed={flagged}
      title={words}
      onClick={onFlag}
      className="min-h-12! min-w-12 px-3! aria-pressed:border-warning aria-pressed:bg-warning-soft aria-pressed:text-on-warning-soft"
    >
      <Flag aria-hidden fill={flagged ? 'currentColor' : 'none'} />
      <span className="max-sm:sr-only">{words}</span>
    </Button>
  );
}

function Unavailable() {
  return (
    <div className="rounded-card border border-dashed border-border-strong px-6 py-12 text-center">
      <p className="text-lg font-semibold">Questão indisponível</p>
      <p className="mt-1 text-muted">Ela não pode ser respondida e não conta na sua nota. Siga para a próxima.</p>
    </div>
  );
}

function useFocusOnChange(id: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [id]);
  return heading;
}
