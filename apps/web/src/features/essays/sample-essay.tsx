import { DEFAULT_MINUTES } from '@gabarita/enem';
import { useState } from 'react';
import { useCountdown } from '../../app/exam-timer/use-countdown';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { EssayFrame } from './essay-frame';
import type { Theme } from './sheet';
import { SheetField } from './sheet-field';
import { ThemePanel } from './theme-panel';

/** Written for this project. */
const THEME: Theme = {
  title: 'O lugar da leitura no dia a dia dos jovens brasileiros',
  texts: [
    {
      title: 'Texto I',
      body: 'Na biblioteca da escola, a fila no intervalo é pela tomada. Quem levanta os olhos do celular encontra, a dois passos, uma estante de livros que quase ninguém abre.',
    },
    {
      title: 'Texto II',
      body: 'Ler não é só ler livros. Quem acompanha uma notícia, uma bula, uma legenda ou as regras de um jogo também lê. A pergunta é quanto desse texto fica depois que a tela apaga.',
    },
  ],
};

/** Section 4: an hour to get to know the sheet. Nothing is saved, sent, corrected or ranked. */
export function SampleEssay({ year }: { year: number }) {
  const [endsAt] = useState(() => performance.now() + DEFAULT_MINUTES.redacao * 60_000);
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const end = () => setOver(true);
  const remainingMs = useCountdown(() => Math.max(0, endsAt - performance.now()), end);
  if (over) return <SampleOver year={year} />;
  return (
    <EssayFrame title="Prova de exemplo" back={`/exam/${year}`} remainingMs={remainingMs}>
      <Banner tone="info" title="Prova de exemplo">
        Para conhecer a folha: o texto não é salvo, enviado nem corrigido.
      </Banner>
      <ThemePanel themes={[THEME]} topic={THEME.title} />
      <SheetField text={text} onWrite={setText} />
      <Button onClick={end} className="justify-self-start max-sm:w-full">
        Finalizar
      </Button>
    </EssayFrame>
  );
}

function SampleOver({ year }: { year: number }) {
  return (
    <Page title="Fim da prova de exemplo" width="narrow">
      <p>Esta redação não é corrigida, salva nem conta no ranking.</p>
      <div>
        <ButtonLink to={`/exam/${year}`}>Voltar para Seleção de Área</ButtonLink>
      </div>
    </Page>
  );
}
