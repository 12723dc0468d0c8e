import { ButtonLink } from '../ui/button-link';
import { Empty } from '../ui/empty';
import { Page } from '../ui/page';

/** The place of a screen that is still to come, under the name it will have. */
export function UnderConstruction({ title }: { title: string }) {
  return (
    <Page title={title}>
      <Empty title="Em construção" action={<ButtonLink to="/">Voltar ao início</ButtonLink>}>
        Esta parte do Gabarita ainda não está pronta. Ela aparecerá aqui assim que estiver.
      </Empty>
    </Page>
  );
}
