import { countSheetLines, endOfSheet, SHEET_LINES } from '@gabarita/essay-grader/sheet';
import { Scissors } from 'lucide-react';
import { useId } from 'react';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { controlStyle } from '../../ui/control-style';

type SheetFieldProps = { text: string; onWrite: (text: string) => void; readOnly?: boolean };

/** The sheet of 30 lines. What does not fit stays in sight until the student takes it out: nothing is cut in silence. */
export function SheetField({ text, onWrite, readOnly = false }: SheetFieldProps) {
  const id = useId();
  const lines = countSheetLines(text);
  const end = endOfSheet(text);
  const overflow = text.slice(end).trim();
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-lg font-bold">
          Sua redação
        </label>
        <LineCount lines={lines} over={overflow !== ''} />
      </div>
      <textarea
        id={id}
        value={text}
        readOnly={readOnly}
        onChange={(event) => onWrite(event.target.value)}
        aria-describedby={`${id}-help`}
        lang="pt-BR"
        spellCheck={false}
        autoCorrect="off"
        className={classNames(
          controlStyle,
          'field-sizing-content min-h-96 resize-y px-4 py-3 text-lg leading-8',
          overflow !== '' && 'border-2 border-danger',
        )}
      />
      <p id={`${id}-help`} className="text-sm text-muted">
        A folha tem 30 linhas de cerca de 100 caracteres. Comece um parágrafo com Enter.
      </p>
      {overflow !== '' && <Overflow text={overflow} onCut={() => onWrite(text.slice(0, end))} />}
    </div>
  );
}

function LineCount({ lines, over }: { lines: number; over: boolean }) {
  const percent = Math.min(100, (lines / SHEET_LINES) * 100);
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden className="h-2 w-24 overflow-hidden rounded-full bg-surface-sunken forced-colors:border">
        <span
          className={classNames('block h-full rounded-full', over ? 'bg-danger' : 'bg-primary')}
          style={{ width: `${percent}%` }}
        />
      </span>
      <span className={classNames('font-semibold tabular-nums', over && 'text-danger')}>
        Linhas: {lines}/{SHEET_LINES}
      </span>
    </div>
  );
}

/** Enough to recognise it by; the whole of it is in the field above. */
const LONGEST_QUOTE = 600;

function Overflow({ text, onCut }: { text: string; onCut: () => void }) {
  return (
    <Banner
      tone="danger"
      title="Seu texto passou das 30 linhas"
      action={
        <Button variant="outline" onClick={onCut}>
          <Scissors aria-hidden />
          Retirar o que sobra
        </Button>
      }
    >
      <p>O trecho abaixo não cabe na folha e não será corrigido:</p>
      <p className="mt-2 border-l-4 border-current pl-3 whitespace-pre-wrap wrap-anywhere">
        {text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text}
      </p>
    </Banner>
  );
}
