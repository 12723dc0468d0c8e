import { useUser } from '../../app/session/session';
import { Page } from '../../ui/page';
import { BannerCarousel } from './banner-carousel';
import { DashboardCards } from './dashboard-cards';
import { NextExamPanel } from './next-exam-panel';
import { PrivacyReminder } from './privacy-reminder';
import { SecondFactorReminder } from './second-factor-reminder';
import { useClassroomExams } from './use-classroom-exams';
import { WhereIWas } from './where-i-was';

export function DashboardPage() {
  const user = useUser();
  const { available, next } = useClassroomExams(user);
  const [firstName] = user.name.trim().split(/\s+/);

  return (
    <Page title={`Olá, ${firstName}!`} intro="Escolha por onde começar hoje." width="wide">
      <PrivacyReminder />
      {user.role === 'admin' && <SecondFactorReminder />}
      <div className="grid items-stretch gap-5 lg:grid-cols-[2fr_1fr]">
        <BannerCarousel />
        <NextExamPanel exam={next} />
      </div>
      <WhereIWas />
      <DashboardCards user={user} availableExams={available} />
    </Page>
  );
}
