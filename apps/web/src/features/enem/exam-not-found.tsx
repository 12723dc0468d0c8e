import { ButtonLink } from '../../ui/button-link';
import { Empty } from '../../ui/empty';
import { Page } from '../../ui/page';

export function ExamNotFound() {
  return (
    <Page title="Prova não encontrada">
      <Empty
        title="Esta prova não existe por aqui"
        action={<ButtonLink to="/enem">Ver os anos disponíveis</ButtonLink>}
      >
        Confira o ano, ou peça à escola que carregue esta prova.
      </Empty>
    </Page>
  );
}
