import { useQuery } from '@tanstack/react-query';
import { privacyQuery } from '../../app/privacy';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { Link } from '../../ui/link';
import { Loadable } from '../../ui/loadable';
import { Page } from '../../ui/page';
import { AgeAndConsent } from './age-and-consent';
import { ConsentHistory } from './consent-history';
import { ExportData } from './export-data';

export function MyDataPage() {
  const privacy = useQuery(privacyQuery);
  return (
    <Page title="Meus dados" intro="O que guardamos sobre você, e o que você decide sobre isso.">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Loadable query={privacy} loading="Carregando seus dados...">
          {(view) => (
            <div className="grid gap-5">
              <AgeAndConsent privacy={view} />
              {view.consents.length > 0 && <ConsentHistory consents={view.consents} />}
            </div>
          )}
        </Loadable>
        <div className="grid gap-5">
          <ExportData />
          <Card className="grid justify-items-start gap-3">
            <h2 className="text-lg">Corrigir ou excluir</h2>
            <p className="text-muted">
              Nome, e-mail, sessões abertas, ranking e exclusão da conta ficam no perfil. O que fazemos com seus dados
              está em <Link to="/privacidade">Privacidade</Link>.
            </p>
            <ButtonLink to="/profile" variant="outline">
              Abrir o perfil
            </ButtonLink>
          </Card>
        </div>
      </div>
    </Page>
  );
}
