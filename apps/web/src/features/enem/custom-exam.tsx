import { ArrowLeft, FileText } from 'lucide-react';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { ChoiceCard } from './choice-card';

/** A custom exam is taken whole, in the time its staff gave: there is nothing to choose, only to begin. */
export function CustomExam({ year, customId }: { year: number; customId: string }) {
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
          <ButtonLink
            to={`/exam/${year}/prova-completa?${new URLSearchParams({ customId })}`}
            aria-label="Iniciar Prova Completa"
          >
            Iniciar
          </ButtonLink>
        }
      />
    </Page>
  );
}
