import { useQuery } from '@tanstack/react-query';
import { privacyQuery } from '../../app/privacy';
import { Banner } from '../../ui/banner';
import { ButtonLink } from '../../ui/button-link';

/** Asked at the first login, above everything else but in nobody's way: an exam must not wait for a form. */
export function PrivacyReminder() {
  const { data } = useQuery(privacyQuery);
  if (!data?.pending) return null;
  return (
    <Banner
      title="Antes de começar"
      action={
        <ButtonLink to="/meus-dados" variant="outline">
          Responder
        </ButtonLink>
      }
    >
      Diga sua data de nascimento e se aceita os termos de uso. Leva um minuto.
    </Banner>
  );
}
