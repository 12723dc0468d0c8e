import type { EssayToReview } from '@gabarita/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Loadable } from '../../../ui/loadable';
import { Page } from '../../../ui/page';
import { AnnotatedText } from '../annotated-text';
import { sourceLabel } from '../sheet';
import { GivenGrades } from './given-grades';
import { ReadingForm } from './reading-form';
import { ReturnAsIs } from './return-as-is';
import { reviewQuery } from './use-reviews';

/** One essay on the teacher's desk: the text with its marks, and the five grades. */
export function EssayReading({ id, onBack }: { id: number; onBack: () => void }) {
  const query = useQuery(reviewQuery(id));
  return (
    <Page
      title={query.data ? query.data.student.name : 'Redação'}
      intro={query.data?.topic}
      width="wide"
      actions={
        <Button variant="outline" onClick={onBack}>
          <ArrowLeft aria-hidden />
          Voltar à fila
        </Button>
      }
    >
      <Loadable query={query} loading="Carregando redação...">
        {(essay) => (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <section className="grid grid-cols-1 gap-3">
              <h2 className="text-lg">Texto</h2>
              <AnnotatedText text={essay.text} highlights={essay.result?.highlights} />
              {essay.result && (
                <p className="text-muted">
                  Estimativa {sourceLabel(essay.source)}: {essay.result.score} ± {essay.result.margin} pontos.
                </p>
              )}
            </section>
            <Grading essay={essay} onDone={onBack} />
          </div>
        )}
      </Loadable>
    </Page>
  );
}

function Grading({ essay, onDone }: { essay: EssayToReview; onDone: () => void }) {
  if (essay.human) return <GivenGrades human={essay.human} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      {essay.own_reading ? (
        <Banner>Sua leitura está guardada. A redação espera por outro professor.</Banner>
      ) : (
        <ReadingForm essay={essay} onDone={onDone} />
      )}
      {essay.can_return && <ReturnAsIs essay={essay} onDone={onDone} />}
    </div>
  );
}
