import type { ClipboardEvent } from 'react';
import { Field } from '../../ui/field';
import { type AnswerLine, pastedLine, typedLine } from './answer-line';

type QuickEntryProps = {
  line: AnswerLine;
  questions: number;
  onChange: (line: AnswerLine) => void;
  error: string | undefined;
};

/** The whole sheet in one field: letters in a row, as somebody reads them out. */
export function QuickEntry({ line, questions, onChange, error }: QuickEntryProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = line.slice(0, selectionStart ?? line.length);
    const after = line.slice(selectionEnd ?? line.length);
    onChange(typedLine(before + pastedLine(event.clipboardData.getData('text'), questions) + after, questions));
  };
  const next = line.length < questions ? `Próxima: questão ${line.length + 1} de ${questions}.` : 'Todas preenchidas.';

  return (
    <Field
      label="Digitação rápida"
      name="line"
      value={line}
      error={error}
      help={`Digite ou cole as letras em sequência; espaço ou 0 deixa em branco. ${next}`}
      onChange={(event) => onChange(typedLine(event.target.value, questions))}
      onPaste={paste}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder="ABCDE..."
    />
  );
}
