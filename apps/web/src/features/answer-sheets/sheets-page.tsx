import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { Pile } from './pile';
import { PrintSheets } from './print-sheets';
import { sheetQuery } from './sheet-exam';

/** /simulados/:simuladoId/cartoes: the sheets of an exam on paper, before and after. For its staff. */
export function SheetsPage() {
  const { simuladoId } = useParams();
  const exam = useQuery(sheetQuery(Number(simuladoId)));
  return (
    <Page
      title="Cartões-resposta"
      intro={exam.data?.title}
      width="wide"
      actions={
        <ButtonLink to="/exams" variant="outline">
          Voltar aos simulados
        </ButtonLink>
      }
    >
      <Loadable query={exam} loading="Carregando simulado...">
        {(sheet) => (
          <>
            <Card className="grid grid-cols-1 gap-4">
              <h2 className="text-xl">Imprimir</h2>
              <PrintSheets exam={sheet} />
            </Card>
            <Card className="grid grid-cols-1 gap-4">
              <h2 className="text-xl">Ler cartões preenchidos</h2>
              <p className="text-muted">
                Envie as fotos ou o PDF digitalizado da turma inteira. Cada cartão com nome encontra seu aluno; os que
                deixam dúvida esperam por você, e os outros são lançados de uma vez.
              </p>
              <Pile examId={sheet.id} />
            </Card>
          </>
        )}
      </Loadable>
    </Page>
  );
}
