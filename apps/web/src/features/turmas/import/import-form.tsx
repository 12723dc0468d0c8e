import type { CallInput } from '@gabarita/contract';
import { decodeText } from '@gabarita/csv';
import { useState } from 'react';
import { FormProblem } from '../../../app/form/form-problem';
import { text, useForm } from '../../../app/form/use-form';
import { useSite } from '../../../app/site';
import { ApiError } from '../../../lib/api';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import { type ListedStudent, type RowProblem, readStudents } from './read-students';
import { RowProblems } from './row-problems';

type Body = CallInput<'POST /api/turmas/:id/invitations'>['body'];

/** A file, or a pasted list. Nobody is invited until every row will do. */
export function ImportForm({ onSend }: { onSend: (body: Body) => Promise<unknown> }) {
  const [list, setList] = useState('');
  const [refused, setRefused] = useState<RowProblem[]>([]);
  const mail = useSite()?.mail === true;
  const { students, problems } = list.trim() === '' ? { students: [], problems: [] } : readStudents(list);
  const change = (next: string) => {
    setList(next);
    setRefused([]);
  };
  const { form, busy, problem } = useForm({
    failed: 'Não foi possível convidar os alunos.',
    send: async (values) => {
      if (problems.length > 0) return;
      try {
        await onSend({
          students: students.map(({ name, email }) => ({ name, email })),
          delivery: text(values, 'delivery') === 'email' ? 'email' : 'code',
        });
      } catch (error) {
        if (error instanceof ApiError) setRefused(byLine(error, students));
        throw error;
      }
    },
  });

  return (
    <form {...form} className="grid grid-cols-1 gap-4">
      <FormProblem text={problem} />
      <Field
        label="Arquivo CSV"
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        help="Salve a planilha como CSV. As colunas são “nome” e “e-mail”, separadas por ; ou vírgula."
        onChange={async ({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again, once it was corrected.
          target.value = '';
          if (file) change(decodeText(new Uint8Array(await file.arrayBuffer())));
        }}
      />
      <TextArea
        label="Lista de alunos"
        placeholder={'nome;e-mail\nAna Souza;ana@escola.br'}
        rows={6}
        value={list}
        onChange={({ target }) => change(target.value)}
        help="O arquivo aparece aqui. Você também pode colar duas colunas da planilha e corrigir o que for preciso."
      />
      <RowProblems problems={[...problems, ...refused]} />
      {mail ? (
        <Select label="Como convidar" name="delivery" defaultValue="email">
          <option value="email">Por e-mail, com um link de 7 dias</option>
          <option value="code">Com códigos impressos, de 24 horas</option>
        </Select>
      ) : (
        <Banner>Esta escola não envia e-mails: cada aluno recebe um código impresso, que vale por 24 horas.</Banner>
      )}
      <Button
        type="submit"
        size="lg"
        disabled={students.length === 0 || problems.length > 0}
        busy={busy && 'Convidando...'}
      >
        {students.length === 1 ? 'Convidar 1 aluno' : `Convidar ${students.length.toLocaleString('pt-BR')} alunos`}
      </Button>
    </form>
  );
}

/** The server counts students, people count lines. */
function byLine({ errors }: ApiError, students: ListedStudent[]): RowProblem[] {
  return Object.entries(errors).flatMap(([field, texts]) => {
    const line = students[Number(field.split('.')[1])]?.line;
    return line === undefined ? [] : texts.map((problem) => ({ line, text: problem }));
  });
}
