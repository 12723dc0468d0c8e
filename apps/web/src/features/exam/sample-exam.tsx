import { useState } from 'react';
import { useCountdown } from '../../app/exam-timer/use-countdown';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { ExamRoom } from './exam-room';
import type { Mark } from './marks';
import { SAMPLE_MINUTES, samplePaper } from './sample-paper';

/** The room without a server: to get to know it. Nothing is saved, sent or ranked. */
export function SampleExam({ year, discipline }: { year: number; discipline: string }) {
  const [paper] = useState(() => samplePaper(year, discipline));
  const [endsAt] = useState(() => performance.now() + SAMPLE_MINUTES * 60_000);
  const [marks, setMarks] = useState<ReadonlyMap<number, Mark>>(new Map());
  const [flagged, setFlagged] = useState<ReadonlySet<number>>(new Set());
  const [position, setPosition] = useState(0);
  const [over, setOver] = useState(false);
  const end = () => setOver(true);
  const remainingMs = useCountdown(() => Math.max(0, endsAt - performance.now()), end);

  if (over) return <SampleOver year={year} answered={[...marks.values()].filter(({ letter }) => letter).length} />;
  return (
    <ExamRoom
      run={{
        ...{ paper, marks, flagged, position, remainingMs },
        saving: { state: 'saved', copyOnDevice: true },
        onMark: (id, mark) => setMarks(new Map(marks).set(id, mark)),
        onFlag: (id) => {
          const next = new Set(flagged);
          if (!next.delete(id)) next.add(id);
          setFlagged(next);
        },
        onGo: setPosition,
        onFinish: end,
        onLeave: async () => undefined,
        onResolveConflict: () => undefined,
      }}
    />
  );
}

function SampleOver({ year, answered }: { year: number; answered: number }) {
  return (
    <Page title="Fim da prova de exemplo" width="narrow">
      <p>Você respondeu {answered} de 5 questões. Esta prova não é corrigida, salva nem conta no ranking.</p>
      <div>
        <ButtonLink to={`/exam/${year}`}>Voltar para Seleção de Área</ButtonLink>
      </div>
    </Page>
  );
}
