import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';

/** The clock ended an exam in which nothing was answered: there is nothing to hand in. */
export function RanOut() {
  return (
    <Page title="O tempo acabou" width="narrow">
      <p>Você não respondeu nenhuma questão, então esta prova não virou resultado.</p>
      <div>
        <ButtonLink to="/exams">Ver as provas</ButtonLink>
      </div>
    </Page>
  );
}
