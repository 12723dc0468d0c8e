import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { chooseTopic, chosenTopic } from '../../app/exam-choices';
import { useUser } from '../../app/session/session';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { Tabs } from '../../ui/tabs';
import { ConsentNotice } from './consent-notice';
import { CorrectionError } from './correction-error';
import { CorrectionView } from './correction-view';
import { EssayFrame } from './essay-frame';
import { EssayHistory } from './essay-history';
import { OtherDevice } from './other-device';
import type { Theme } from './sheet';
import { SheetField } from './sheet-field';
import { ThemePanel } from './theme-panel';
import { useDraft } from './use-draft';
import { useCorrection } from './use-essays';
import { useWritingClock } from './use-writing-clock';

type PracticeRoomProps = { year: number; title: string; themes: readonly Theme[] };
type Tab = 'write' | 'correction' | 'history';

/** Practice for the essay of a year: write, be corrected, rewrite. */
export function PracticeRoom({ year, title, themes }: PracticeRoomProps) {
  const { id: userId } = useUser();
  const titles = themes.map((theme) => theme.title);
  const [topic, setTopic] = useState(() => chosenTopic(userId, year, titles) ?? '');
  const draft = useDraft({ year }, topic);
  const clock = useWritingClock(year);
  const correction = useCorrection();
  const [query, setQuery] = useSearchParams();
  const opened = Number(query.get('correcao')) || undefined;
  const [tab, setTab] = useState<Tab>(opened ? 'correction' : 'write');

  const show = (id: number) => {
    setQuery({ correcao: String(id) }, { replace: true });
    setTab('correction');
    window.scrollTo({ top: 0 });
  };
  const correct = () =>
    correction.mutate({ text: draft.text, year, topic }, { onSuccess: ({ essay }) => show(essay.id) });
  const choose = (next: string) => {
    chooseTopic(userId, year, next);
    setTopic(next);
    draft.write(draft.text);
  };
  const rewrite = (text: string) => {
    if (draft.text.trim() === '') draft.write(text);
    setTab('write');
    window.scrollTo({ top: 0 });
  };

  return (
    <EssayFrame title={title} back={`/exam/${year}`} remainingMs={clock.remainingMs} saving={draft.saving}>
      <Tabs<Tab>
        label="Redação"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'write',
            label: 'Escrever',
            content: (
              <div className="grid grid-cols-1 gap-6">
                <ThemePanel themes={themes} topic={topic} onChoose={choose} />
                <OtherDevice draft={draft} />
                {clock.over && <TimeOver onRestart={clock.restart} />}
                <SheetField text={draft.text} onWrite={draft.write} />
                <ConsentNotice />
                <CorrectionError error={correction.error} />
                <Button
                  disabled={draft.text.trim() === ''}
                  busy={correction.isPending && 'Corrigindo...'}
                  onClick={correct}
                  className="justify-self-start max-sm:w-full"
                >
                  <CircleCheck aria-hidden />
                  Corrigir Redação
                </Button>
              </div>
            ),
          },
          {
            value: 'correction',
            label: 'Correção',
            content: opened ? (
              <CorrectionView id={opened} onRewrite={rewrite} />
            ) : (
              <Empty title="Nenhuma correção aberta">
                Escreva e toque em “Corrigir Redação”, ou abra uma do histórico.
              </Empty>
            ),
          },
          { value: 'history', label: 'Histórico', content: <EssayHistory sheet={{ year }} onOpen={show} /> },
        ]}
      />
    </EssayFrame>
  );
}

function TimeOver({ onRestart }: { onRestart: () => void }) {
  return (
    <Banner
      tone="warning"
      title="O tempo acabou"
      action={
        <Button variant="outline" onClick={onRestart}>
          Recomeçar o tempo
        </Button>
      }
    >
      Na prova você entregaria agora. Aqui você pode corrigir o que escreveu ou continuar treinando.
    </Banner>
  );
}
