import { Page } from '../../ui/page';
import { DeleteAccount } from './delete-account';
import { MyDataLink } from './my-data-link';
import { OwnExtraTime } from './own-extra-time';
import { ProfileForm } from './profile-form';
import { RankingChoice } from './ranking-choice';
import { SecondFactor } from './second-factor/second-factor';
import { SignIns } from './sign-ins';

export function ProfilePage() {
  return (
    <Page title="Configurações do Perfil">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ProfileForm />
        <div className="grid gap-5">
          <SecondFactor />
          <SignIns />
          <OwnExtraTime />
          <RankingChoice />
          <MyDataLink />
          <DeleteAccount />
        </div>
      </div>
    </Page>
  );
}
