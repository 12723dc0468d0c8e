import { useQuery } from '@tanstack/react-query';
import { secondFactorQuery } from '../../app/second-factor';
import { Banner } from '../../ui/banner';
import { ButtonLink } from '../../ui/button-link';

/** An admin sees the whole school: a password alone is little for that. */
export function SecondFactorReminder() {
  const { data } = useQuery(secondFactorQuery);
  if (data?.on !== false) return null;
  return (
    <Banner
      tone="warning"
      title="Proteja a conta de administrador"
      action={
        <ButtonLink to="/profile" variant="outline">
          Ativar as duas etapas
        </ButtonLink>
      }
    >
      Com a verificação em duas etapas, quem descobrir a sua senha não entra: falta o código do seu celular.
    </Banner>
  );
}
