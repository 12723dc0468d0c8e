import type { TriExample } from '@gabarita/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../lib/api';
import { formatNumber } from '../ui/chart/format-number';
import { Explain } from '../ui/explain';
import { AREA_NAMES } from './question-bank/question-labels';

/** "O que é TRI?", one tap away, with the reader's own answers as the example. */
export function TriExplanation({ attemptId }: { attemptId: number | undefined }) {
  const [asked, setAsked] = useState(false);
  return (
    <Explain question="O que é TRI?" onOpen={() => setAsked(true)}>
      <div className="grid gap-3">
        <p>
          A Teoria de Resposta ao Item olha quais questões você acertou, e não só quantas. Quem acerta as difíceis
          costuma acertar também as fáceis; quando isso não acontece, o acerto difícil pode ter sido sorte e vale menos.
          Por isso duas pessoas com o mesmo número de acertos podem ter notas diferentes.
        </p>
        {asked && attemptId !== undefined && <OwnExamples attemptId={attemptId} />}
      </div>
    </Explain>
  );
}

/** Silent while it loads or when it cannot be had: the explanation above stands on its own. */
function OwnExamples({ attemptId }: { attemptId: number }) {
  const { data } = useQuery({
    queryKey: ['attempts', attemptId, 'tri'],
    queryFn: () => call('GET /api/attempts/:id/tri', { params: { id: attemptId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return null;
  if (data.areas.length > 0) return data.areas.map((area) => <OwnExample key={area.discipline} {...area} />);
  return (
    <p>
      A nota desta prova é uma estimativa pelo número de acertos: a dificuldade das questões ainda não foi medida. Aqui,
      quem acerta o mesmo tanto tem a mesma nota.
    </p>
  );
}

function OwnExample(example: TriExample) {
  const { discipline, correct, total, score, coherent_score, incoherent_score, lucky, slipped } = example;
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">Com as suas respostas: {AREA_NAMES[discipline]}</h3>
      <p>
        Você acertou {correct} de {total} e ficou com <strong>{formatNumber(score)}</strong>. Com os mesmos {correct}{' '}
        acertos nas questões mais fáceis, a nota seria <strong>{formatNumber(coherent_score)}</strong>; nas mais
        difíceis, <strong>{formatNumber(incoherent_score)}</strong>.
      </p>
      {lucky.length > 0 && <p>Acertos que a TRI não esperava, e que contam menos: {listed(lucky)}.</p>}
      {slipped.length > 0 && (
        <p>Erros que ela não esperava, e que custaram mais: {listed(slipped)}. Comece a revisão por eles.</p>
      )}
    </section>
  );
}

const list = new Intl.ListFormat('pt-BR');

const listed = (questions: TriExample['lucky']): string =>
  list.format(questions.map(({ index, chance }) => `questão ${index} (${chance}% de chance)`));
