import type { StaffQuestion } from '@gabarita/contract';
import { LETTERS } from '@gabarita/enem';
import { Explain } from '../../../ui/explain';
import { FieldError } from '../../../ui/field-frame';
import { QuestionImage } from '../../../ui/rich-text/question-image';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import type { Draft } from './draft';

type MendFieldsProps = {
  question: StaffQuestion;
  draft: Draft;
  errors: Record<string, string | undefined>;
  onChange: (draft: Draft) => void;
};

export function MendFields({ question, draft, errors, onChange }: MendFieldsProps) {
  const change = (changed: Partial<Draft>) => onChange({ ...draft, ...changed });
  return (
    <>
      <TextArea
        label="Texto de apoio"
        name="context"
        optional
        rows={8}
        value={draft.context}
        error={errors.context}
        onChange={({ target }) => change({ context: target.value })}
      />
      <TextArea
        label="Enunciado"
        name="statement"
        rows={3}
        value={draft.statement}
        error={errors.statement}
        onChange={({ target }) => change({ statement: target.value })}
      />
      <FormattingHelp />
      <fieldset className="grid grid-cols-1 gap-4">
        <legend className="mb-3 text-lg font-bold">Alternativas</legend>
        {LETTERS.map((letter) => (
          <TextArea
            key={letter}
            label={`Alternativa ${letter}`}
            rows={1}
            value={draft.alternatives[letter]}
            onChange={({ target }) => change({ alternatives: { ...draft.alternatives, [letter]: target.value } })}
          />
        ))}
        <FieldError id={undefined} error={errors.alternatives} />
      </fieldset>
      <KeySelect value={draft.key} error={errors.key} onChange={(key) => change({ key })} />
      <TextArea
        label="Explicação da resposta"
        name="explanation"
        optional
        value={draft.explanation}
        error={errors.explanation}
        onChange={({ target }) => change({ explanation: target.value })}
      />
      {question.images.map((image, place) => (
        <div key={image.src} className="grid grid-cols-1 gap-3">
          <TextArea
            label={`Descrição da imagem ${place + 1}`}
            help="Para quem não enxerga: diga tudo o que é preciso ver para responder."
            optional
            rows={2}
            value={draft.images[image.src] ?? ''}
            onChange={({ target }) => change({ images: { ...draft.images, [image.src]: target.value } })}
          />
          <div className="max-w-60">
            <QuestionImage src={image.src} images={question.images} />
          </div>
        </div>
      ))}
    </>
  );
}

type KeySelectProps = { value: Draft['key']; error: string | undefined; onChange: (key: Draft['key']) => void };

function KeySelect({ value, error, onChange }: KeySelectProps) {
  const keys = [...LETTERS, 'annulled'] as const;
  return (
    <Select
      label="Alternativa correta"
      name="key"
      value={value}
      error={error}
      onChange={({ target }) => onChange(keys.find((key) => key === target.value) ?? '')}
    >
      {value === '' && <option value="">Escolha</option>}
      {LETTERS.map((letter) => (
        <option key={letter}>{letter}</option>
      ))}
      <option value="annulled">Anulada (conta como acerto para todos)</option>
    </Select>
  );
}

function FormattingHelp() {
  return (
    <Explain question="Como formatar o texto?">
      <ul className="grid list-disc gap-1 pl-5">
        <li>**negrito** e *itálico*</li>
        <li>Linha em branco separa parágrafos; dois espaços no fim quebram a linha.</li>
        <li>&gt; no começo da linha faz uma citação; - faz uma lista.</li>
        <li>H&lt;sub&gt;2&lt;/sub&gt;O e m&lt;sup&gt;2&lt;/sup&gt;</li>
        <li>Mantenha as imagens como estão: ![](/files/…)</li>
      </ul>
    </Explain>
  );
}
