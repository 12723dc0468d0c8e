import { LETTERS } from '@gabarita/enem';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { RichText } from '../../ui/rich-text/rich-text';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { useFirstErrorFocus } from '../../ui/use-first-error-focus';
import { AlternativeFields } from './alternative-fields';
import type { DraftQuestion } from './exam-draft';
import { ImageField } from './image-field';
import { problemsOf } from './typed-question';

type Change = Partial<DraftQuestion> | ((now: DraftQuestion) => Partial<DraftQuestion>);

type QuestionFormProps = {
  question: DraftQuestion;
  /** It is in the draft already: saving changes it. */
  known: boolean;
  /** The server is being asked to take it. */
  busy: boolean;
  /** Told of every change, to keep it. */
  onTyping: (question: DraftQuestion) => void;
  onSave: (question: DraftQuestion) => void;
  onCancel: () => void;
  focused: boolean;
};

export function QuestionForm({
  question: initial,
  known,
  busy,
  onTyping,
  onSave,
  onCancel,
  focused,
}: QuestionFormProps) {
  const [question, setQuestion] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useFirstErrorFocus(errors);
  useEffect(() => {
    if (focused) form.current?.querySelector('textarea')?.focus();
  }, [focused, form]);
  // From what the question is by then: an image arrives while other fields are being typed in.
  const latest = useRef(initial);
  const change = (changed: Change) => {
    const now = latest.current;
    latest.current = { ...now, ...(typeof changed === 'function' ? changed(now) : changed) };
    setQuestion(latest.current);
    onTyping(latest.current);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = problemsOf(question);
    setErrors(problems);
    if (Object.keys(problems).length === 0) onSave(question);
  };

  return (
    <Card>
      <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-5" aria-label="Questão">
        <h2 className="text-lg">{known ? 'Editar questão' : 'Nova questão'}</h2>
        <TextArea
          label="Enunciado"
          rows={5}
          value={question.enunciado}
          onChange={({ target }) => change({ enunciado: target.value })}
          error={errors.enunciado}
          help="Aceita **negrito**, *itálico*, listas, tabelas e citações em Markdown."
        />
        <ImageField
          of="do enunciado"
          image={question.imageUrl === null ? null : { url: question.imageUrl, alt: question.imageAlt }}
          onChange={(image) => change({ imageUrl: image?.url ?? null, imageAlt: image?.alt ?? '' })}
        />
        {question.enunciado.trim() && <Preview markdown={question.enunciado} />}
        <AlternativeFields question={question} errors={errors} onChange={change} />
        <Select
          label="Alternativa correta"
          value={question.correta}
          onChange={({ target }) => change({ correta: LETTERS.find((letter) => letter === target.value) ?? 'A' })}
        >
          {LETTERS.map((letter) => (
            <option key={letter}>{letter}</option>
          ))}
        </Select>
        <TextArea
          label="Comentário do gabarito"
          optional
          rows={2}
          value={question.explicacao}
          onChange={({ target }) => change({ explicacao: target.value })}
          help="O aluno o lê junto com a resposta correta, depois da prova."
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy && 'Salvando...'}>
            {known ? 'Salvar questão' : 'Adicionar questão'}
          </Button>
          {known && (
            <Button variant="outline" onClick={onCancel}>
              Cancelar edição
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

function Preview({ markdown }: { markdown: string }) {
  return (
    <section
      aria-label="Pré-visualização"
      className="grid grid-cols-1 gap-2 rounded-control bg-surface-sunken px-4 py-3"
    >
      <p className="text-sm font-semibold text-muted">Pré-visualização</p>
      <RichText markdown={markdown} under={2} />
    </section>
  );
}
