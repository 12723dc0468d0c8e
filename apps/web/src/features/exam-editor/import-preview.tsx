import { LETTERS } from '@gabarita/enem';
import type { Imported, Problem } from '@gabarita/interchange';
import { Banner } from '../../ui/banner';
import { RichLine } from '../../ui/rich-text/rich-text';

/** What was read: what stands against it, by line, or the questions as they will be added. */
export function ImportPreview({ questions, problems, leftOut = [] }: Imported) {
  return (
    <div role="status" className="grid grid-cols-1 gap-3">
      {problems.length > 0 ? (
        <Banner tone="danger" title="Nada foi importado. Corrija o arquivo e escolha-o de novo:">
          <ByLine places={problems} />
        </Banner>
      ) : (
        <>
          <p className="font-semibold">
            {questions.length === 1 ? '1 questão encontrada' : `${questions.length} questões encontradas`}
          </p>
          {leftOut.length > 0 && (
            <Banner tone="warning" title="Confira se estas questões fazem sentido sem o que fica de fora:">
              <ByLine places={leftOut} />
            </Banner>
          )}
          <ol className="max-h-60 list-decimal divide-y divide-border overflow-y-auto pl-8">
            {questions.map(({ statement, correct }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file that was read does not change
              <li key={place} className="py-2 wrap-anywhere">
                <span className="line-clamp-2">
                  <RichLine markdown={statement} />
                </span>
                <span className="text-sm text-muted">Gabarito {LETTERS[correct]}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function ByLine({ places }: { places: Problem[] }) {
  return (
    <ul className="max-h-60 list-disc overflow-y-auto pl-5">
      {places.map(({ line, name, text }) => (
        <li key={`${line} ${name} ${text}`} className="wrap-anywhere">
          Linha {line}, {name}: {text}.
        </li>
      ))}
    </ul>
  );
}
