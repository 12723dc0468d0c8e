import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSite } from '../../app/site';
import { Page } from '../../ui/page';
import { AskForLink } from './ask-for-link';
import { AuthFrame } from './auth-frame';
import { CreatePassword } from './create-password';

/**
 * A new password: with the link of an e-mail (`?email=&code=`), or with a one-time code from the school's staff. A
 * school that sends no e-mail has the second way only.
 */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const linked = { email: search.get('email') ?? '', code: search.get('code') ?? '' };
  const mail = useSite()?.mail ?? false;
  const [hasCode, setHasCode] = useState(linked.code !== '');

  return (
    <AuthFrame>
      <Page title="Redefinir senha" width="narrow">
        {mail && !hasCode ? (
          <AskForLink onHasCode={() => setHasCode(true)} />
        ) : (
          <CreatePassword linked={linked} mail={mail} onAskForLink={() => setHasCode(false)} />
        )}
      </Page>
    </AuthFrame>
  );
}
