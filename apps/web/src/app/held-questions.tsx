import { Banner } from '../ui/banner';

/** Why a result is not complete yet, and that nothing of it is lost. */
export function HeldQuestions({ count = 0 }: { count?: number | undefined }) {
  if (count === 0) return null;
  const [are, their, enter] =
    count === 1
      ? ['1 questão desta prova também está', 'O gabarito dela fica fechado até lá', 'ela entra']
      : [`${count} questões desta prova também estão`, 'O gabarito delas fica fechado até lá', 'elas entram'];
  return (
    <Banner tone="info" title="Resultado parcial">
      {are} em uma prova que ainda não terminou para todos. {their}, suas respostas estão guardadas, e depois {enter} na
      sua nota.
    </Banner>
  );
}
