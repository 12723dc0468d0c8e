import { studentNumberOf } from '@gabarita/answer-sheet';
import { useQueries } from '@tanstack/react-query';
import { BookOpen, Printer } from 'lucide-react';
import { useState } from 'react';
import { FormProblem } from '../../app/form/form-problem';
import { callRaw } from '../../lib/api';
import { downloadFile } from '../../lib/download';
import { Button } from '../../ui/button';
import { Explain } from '../../ui/explain';
import { Select } from '../../ui/select';
import type { ExamSheet } from './sheet-exam';
import { StudentOptions } from './student-options';
import { studentsQuery } from './students';

const PATIENCE_MS = 60_000;

type Kind = 'named' | 'blank' | 'booklet';

/** What to print: the questions, and sheets with the students' names or one to copy for everybody. */
export function PrintSheets({ exam }: { exam: ExamSheet }) {
  const turmas = exam.turmas ?? [];
  const [turmaId, setTurmaId] = useState<number>();
  const [studentId, setStudentId] = useState<number>();
  const [busy, setBusy] = useState<Kind>();
  const [problem, setProblem] = useState<string>();

  async function download(kind: Kind): Promise<void> {
    setBusy(kind);
    setProblem(undefined);
    try {
      const response = await fetchPdf(kind, exam.id, { turma_id: turmaId, user_id: studentId });
      downloadFile(`${kind === 'booklet' ? 'caderno' : 'cartoes'}-${exam.id}.pdf`, await response.blob());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Select
          label="Turma"
          name="turma_id"
          value={turmaId ?? ''}
          onChange={(event) => {
            setTurmaId(Number(event.target.value) || undefined);
            setStudentId(undefined);
          }}
        >
          <option value="">Todas as turmas do simulado</option>
          {turmas.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label="Aluno"
          name="user_id"
          value={studentId ?? ''}
          help="Para quem faltou, mudou de turma ou perdeu o cartão."
          onChange={(event) => setStudentId(Number(event.target.value) || undefined)}
        >
          <option value="">Todos os alunos</option>
          <StudentOptions turmas={turmas.filter(({ id }) => turmaId === undefined || id === turmaId)} />
        </Select>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === 'named' && 'Preparando...'} onClick={() => void download('named')}>
          <Printer aria-hidden />
          {studentId ? 'Cartão do aluno (PDF)' : 'Cartões com nome (PDF)'}
        </Button>
        <Button variant="outline" busy={busy === 'blank' && 'Preparando...'} onClick={() => void download('blank')}>
          Cartão sem nome (PDF)
        </Button>
        <Button variant="outline" busy={busy === 'booklet' && 'Preparando...'} onClick={() => void download('booklet')}>
          <BookOpen aria-hidden />
          Caderno de prova (PDF)
        </Button>
      </div>
      <FormProblem text={problem} />
      <Explain question="Qual é o número de cada aluno?">
        <p className="mb-2">No cartão sem nome, cada aluno preenche o próprio número nos círculos:</p>
        <StudentNumbers turmas={turmas} />
      </Explain>
    </div>
  );
}

interface Whose {
  turma_id: number | undefined;
  user_id: number | undefined;
}

function fetchPdf(kind: Kind, id: number, whose: Whose): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  if (kind === 'booklet') return callRaw('GET /api/exams/:id/booklet', { params: { id } }, signal);
  const query = kind === 'blank' ? { blank: 'true' } : whose;
  return callRaw('GET /api/exams/:id/answer-sheets', { params: { id }, query }, signal);
}

function StudentNumbers({ turmas }: { turmas: readonly { id: number; name: string }[] }) {
  const members = useQueries({ queries: turmas.map(({ id }) => studentsQuery(id)) });
  return (
    <ul>
      {members
        .flatMap(({ data }) => data ?? [])
        .map(({ id, name }) => (
          <li key={id}>
            <span className="font-mono">{studentNumberOf(id)}</span> {name}
          </li>
        ))}
    </ul>
  );
}
