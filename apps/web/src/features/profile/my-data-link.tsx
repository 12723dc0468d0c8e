import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';

export function MyDataLink() {
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-lg">Meus dados</h2>
      <p className="text-muted">Idade, consentimento e uma cópia de tudo o que guardamos sobre você.</p>
      <ButtonLink to="/meus-dados" variant="outline">
        Ver meus dados
      </ButtonLink>
    </Card>
  );
}
