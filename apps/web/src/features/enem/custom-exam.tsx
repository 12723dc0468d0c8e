import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileText } from 'lucide-react';
import { Navigate } from 'react-router';
import { examsKey } from '../../app/exams';
import { call } from '../../lib/api';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { ChoiceCard } from './choice-card';

/** A custom exam is taken whole, in the time its staff gave: there is nothing to choose, only to begin. */
export function CustomExam({ year, customId }: { year: number; customId: string }) {
  // The sheet's view starts no clock. When it cannot be had, the way in stays: the exam room says what is wrong.
  const exam = useQuery({
    queryKey: [...examsKey, 'sheet', customId],
    queryFn: () => call('GET /api/exams/:id', { params: { id: Number(customId) }, query: { view: 'sheet' } }),
    retry: false,
  });
  const query = new URLSearchParams({ customId });
  if (exam.data?.is_redacao) return <Navigate replace to={`/exam/${year}/redacao?${query}`} />;
  return (
    <Page
      title="Simulado da turma"
      intro="Quando você iniciar, o tempo começa a correr."
      actions={
        <ButtonLink to="/exams" variant="outline">
          <ArrowLeft aria-hidden />
          Voltar aos simulados
        </ButtonLink>
      }
    >
      <ChoiceCard
        mark={<FileText aria-hidden className="size-6" />}
        title="Prova Completa"
        facts={['Todas as questões do simulado']}
        action={
          <ButtonLink to={`/exam/${year}/prova-completa?${query}`} aria-label="Iniciar Prova Completa">
            Iniciar
          </ButtonLink>
        }
      />
    </Page>
  );
}
