import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Loadable } from '../../ui/loadable';
import { Advice } from './advice';
import { AnnotatedText } from './annotated-text';
import { CompetencyList } from './competency-list';
import { ReviewRequest } from './review-request';
import { ScoreCard } from './score-card';
import { essayQuery } from './use-essays';

type CorrectionViewProps = { id: number; onRewrite?: (text: string) => void };

/** One correction, from the estimate down to the words it speaks of. */
export function CorrectionView({ id, onRewrite }: CorrectionViewProps) {
  const query = useQuery(essayQuery(id));
  return (
    <Loadable query={query} loading="Carregando correção...">
      {(essay) => (
        <div className="grid grid-cols-1 gap-6">
          {essay.result ? (
            <>
              {essay.result.meta.truncated && (
                <Banner tone="warning">O que passava da 30ª linha ficou de fora da correção.</Banner>
              )}
              {essay.result.zero && (
                <Banner tone="danger" title="Esta redação receberia zero">
                  {essay.result.zero.message}
                </Banner>
              )}
              {essay.result.warnings.map(({ code, message }) => (
                <Banner key={code} tone="warning">
                  {message}
                </Banner>
              ))}
              <ScoreCard essay={essay} />
              <CompetencyList essay={essay} />
              {!essay.result.zero && <Advice result={essay.result} />}
            </>
          ) : (
            <Banner>Redação entregue. A correção aparece aqui quando a prova terminar para todos.</Banner>
          )}
          <section className="grid grid-cols-1 gap-3">
            <h2 className="text-lg">{essay.result ? 'Seu texto, com as marcas' : 'Seu texto'}</h2>
            <AnnotatedText text={essay.text} highlights={essay.result?.highlights} />
          </section>
          {onRewrite && (
            <Button onClick={() => onRewrite(essay.text)} className="justify-self-start">
              <PenLine aria-hidden />
              Reescrever
            </Button>
          )}
          <ReviewRequest essay={essay} />
        </div>
      )}
    </Loadable>
  );
}
