import { ImageUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { buttonStyle } from '../../ui/button-style';
import { classNames } from '../../ui/class-names';
import { Progress } from '../../ui/progress';
import { Confirmation } from './confirmation';
import { isReady, type PileSheet, useBatch } from './use-batch';

/** Many sheets at once: read, matched to students by their strip, and recorded together. */
export function Pile({ examId }: { examId: number }) {
  const { sheets, busy, add, sendReady, markSent } = useBatch(examId);
  const [looking, setLooking] = useState<PileSheet>();
  const id = useId();
  const ready = sheets.filter(isReady).length;
  const read = sheets.filter(({ state }) => state !== 'waiting' && state !== 'reading').length;

  if (looking?.recognition && looking.photo) {
    return (
      <Confirmation
        recognition={looking.recognition}
        photo={looking.photo}
        mayBeOwn={false}
        againText="Voltar à pilha"
        onAgain={() => setLooking(undefined)}
        onSent={() => {
          markSent(looking.id);
          setLooking(undefined);
        }}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <label
          htmlFor={id}
          className={classNames(
            buttonStyle('outline', 'lg'),
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <ImageUp aria-hidden />
          Escolher fotos ou PDF digitalizado
          <input
            id={id}
            type="file"
            multiple
            accept="image/*,application/pdf"
            disabled={busy}
            className="sr-only"
            onChange={(event) => {
              void add([...(event.target.files ?? [])]);
              // The same photo may be chosen again after it could not be read.
              event.target.value = '';
            }}
          />
        </label>
      </div>
      {sheets.length > 0 && (
        <>
          <Progress label="Cartões lidos" value={read} max={sheets.length} text={`${read} de ${sheets.length}`} />
          <ul className="grid grid-cols-1 gap-2">
            {sheets.map((sheet) => (
              <SheetLine key={sheet.id} sheet={sheet} onLook={() => setLooking(sheet)} />
            ))}
          </ul>
          <div>
            <Button size="lg" disabled={ready === 0} busy={busy && 'Aguarde...'} onClick={() => void sendReady()}>
              Lançar notas ({ready})
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function SheetLine({ sheet, onLook }: { sheet: PileSheet; onLook: () => void }) {
  const { name, state, problem, recognition } = sheet;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-border px-4 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{recognition?.student?.name ?? name}</p>
        {recognition?.student && <p className="text-sm text-muted wrap-anywhere">{name}</p>}
        {problem && state !== 'sent' && <p className="text-sm text-danger">{problem}</p>}
      </div>
      <State sheet={sheet} />
      {state === 'read' && (
        <Button variant="outline" onClick={onLook}>
          Conferir
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}

function State({ sheet }: { sheet: PileSheet }) {
  const { state, recognition } = sheet;
  if (state === 'waiting') return <Badge>Na fila</Badge>;
  if (state === 'reading') return <Badge tone="info">Lendo...</Badge>;
  if (state === 'failed') return <Badge tone="danger">Não lido</Badge>;
  if (state === 'sent') return <Badge tone="success">Nota lançada</Badge>;
  if (isReady(sheet)) return <Badge tone="success">Pronto</Badge>;
  return <Badge tone="warning">{recognition?.student ? 'Com dúvidas' : 'Sem aluno'}</Badge>;
}
