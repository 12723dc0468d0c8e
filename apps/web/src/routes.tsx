import { Navigate, Route, Routes, useLocation } from 'react-router';
import { ForRole } from './app/session/for-role';
import { askedFor, returnPath } from './app/session/return-path';
import { useSession } from './app/session/session';
import { SessionGate } from './app/session/session-gate';
import { SignInAgain } from './app/session/sign-in-again';
import { Shell } from './app/shell';
import { LoginPage } from './features/auth/login-page';
import { lazyPage } from './lib/lazy-page';

const RankingPage = lazyPage(() => import('./features/ranking/ranking-page'), 'RankingPage');
const RegisterPage = lazyPage(() => import('./features/auth/register-page'), 'RegisterPage');
const ResetPasswordPage = lazyPage(() => import('./features/auth/reset-password-page'), 'ResetPasswordPage');
const InvitationPage = lazyPage(() => import('./features/invitations/invitation-page'), 'InvitationPage');
const DashboardPage = lazyPage(() => import('./features/dashboard/dashboard-page'), 'DashboardPage');
const EnemPage = lazyPage(() => import('./features/enem/enem-page'), 'EnemPage');
const AreaSelectionPage = lazyPage(() => import('./features/enem/area-selection-page'), 'AreaSelectionPage');
const ExamPage = lazyPage(() => import('./features/exam/exam-page'), 'ExamPage');
const EssayPage = lazyPage(() => import('./features/essays/essay-page'), 'EssayPage');
const ReviewPage = lazyPage(() => import('./features/essays/review/review-page'), 'ReviewPage');
const ExamsPage = lazyPage(() => import('./features/exams/exams-page'), 'ExamsPage');
const ExamSummaryPage = lazyPage(() => import('./features/exam-summary/exam-summary-page'), 'ExamSummaryPage');
const SheetsPage = lazyPage(() => import('./features/answer-sheets/sheets-page'), 'SheetsPage');
const PhotoSheetPage = lazyPage(() => import('./features/answer-sheets/photo-sheet-page'), 'PhotoSheetPage');
const ManualSheetPage = lazyPage(() => import('./features/answer-sheets/manual-sheet-page'), 'ManualSheetPage');
const CreateExamPage = lazyPage(() => import('./features/exam-editor/create-exam-page'), 'CreateExamPage');
const AddQuestionsPage = lazyPage(() => import('./features/exam-editor/add-questions-page'), 'AddQuestionsPage');
const BankPage = lazyPage(() => import('./features/exam-editor/bank-page'), 'BankPage');
const ResultsPage = lazyPage(() => import('./features/results/results-page'), 'ResultsPage');
const QuestionsPage = lazyPage(() => import('./features/questions/questions-page'), 'QuestionsPage');
const QuarantinePage = lazyPage(() => import('./features/questions/quarantine/quarantine-page'), 'QuarantinePage');
const ProposalsPage = lazyPage(() => import('./features/questions/proposals/proposals-page'), 'ProposalsPage');
const ReportsPage = lazyPage(() => import('./features/reports/reports-page'), 'ReportsPage');
const MyDataPage = lazyPage(() => import('./features/my-data/my-data-page'), 'MyDataPage');
const ProfilePage = lazyPage(() => import('./features/profile/profile-page'), 'ProfilePage');
const TurmasPage = lazyPage(() => import('./features/turmas/turmas-page'), 'TurmasPage');
const UsersPage = lazyPage(() => import('./features/users/users-page'), 'UsersPage');
const PrivacyPage = lazyPage(() => import('./features/legal/privacy-page'), 'PrivacyPage');
const TermsPage = lazyPage(() => import('./features/legal/terms-page'), 'TermsPage');
const ContactPage = lazyPage(() => import('./features/legal/contact-page'), 'ContactPage');
/** The design system at a glance; no part of what is built for schools. */
const UiGallery = import.meta.env.DEV ? lazyPage(() => import('./ui-gallery/ui-gallery'), 'UiGallery') : undefined;

export function AppRoutes() {
  const session = useSession();
  return (
    <Shell>
      {session.status === 'loading' && <SessionGate unreachable={session.unreachable} />}
      {session.status === 'out' && <SignedOutRoutes left={session.left} />}
      {session.status === 'in' && session.interrupted && <SignInAgain email={session.user.email} />}
      {session.status === 'in' && <SignedInRoutes />}
    </Shell>
  );
}

/** Open to everybody, signed in or not. */
const publicRoutes = (
  <>
    <Route path="/privacidade" element={<PrivacyPage />} />
    <Route path="/termos" element={<TermsPage />} />
    <Route path="/contato" element={<ContactPage />} />
    <Route path="/redefinir-senha" element={<ResetPasswordPage />} />
    <Route path="/convite/:token" element={<InvitationPage />} />
    {UiGallery && <Route path="/ui" element={<UiGallery />} />}
  </>
);

function SignedOutRoutes({ left }: { left: boolean }) {
  const location = useLocation();
  return (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<RegisterPage />} />
      {publicRoutes}
      <Route path="*" element={<Navigate to="/login" replace state={left ? null : askedFor(location)} />} />
    </Routes>
  );
}

function SignedInRoutes() {
  const { state } = useLocation();
  return (
    <Routes>
      <Route path="/" element={<DashboardPage />} />
      <Route path="/reports" element={<ReportsPage />} />
      <Route path="/ranking" element={<RankingPage />} />
      <Route path="/questions" element={<QuestionsPage />} />
      <Route
        path="/questions/quarentena"
        element={
          <ForRole roles={['teacher', 'admin']} only="Acesso negado – Apenas administradores e professores.">
            <QuarantinePage />
          </ForRole>
        }
      />
      <Route
        path="/questions/propostas"
        element={
          <ForRole roles={['teacher', 'admin']} only="Acesso negado – Apenas administradores e professores.">
            <ProposalsPage />
          </ForRole>
        }
      />
      <Route path="/exams" element={<ExamsPage />} />
      <Route path="/enem" element={<EnemPage />} />
      <Route path="/enem/:year" element={<AreaSelectionPage />} />
      <Route path="/exam/:year" element={<AreaSelectionPage />} />
      <Route path="/exam/:year/redacao" element={<EssayPage />} />
      <Route path="/exam/:year/:discipline" element={<ExamPage />} />
      <Route path="/exam-summary" element={<ExamSummaryPage />} />
      <Route path="/gabarito" element={<ManualSheetPage />} />
      <Route path="/gabarito-foto" element={<PhotoSheetPage />} />
      <Route path="/profile" element={<ProfilePage />} />
      <Route path="/meus-dados" element={<MyDataPage />} />
      <Route
        path="/simulados/criar"
        element={
          <ForRole
            roles={['teacher', 'admin']}
            only="Acesso negado – Apenas administradores e professores podem criar simulados."
          >
            <CreateExamPage />
          </ForRole>
        }
      />
      <Route
        path="/simulados/:simuladoId/questoes"
        element={
          <ForRole roles={['admin']} only="Acesso negado – Apenas administradores.">
            <AddQuestionsPage />
          </ForRole>
        }
      />
      <Route
        path="/simulados/:simuladoId/banco"
        element={
          <ForRole roles={['teacher', 'admin']} only="Acesso negado – Apenas administradores e professores.">
            <BankPage />
          </ForRole>
        }
      />
      <Route
        path="/simulados/:simuladoId/resultados"
        element={
          <ForRole roles={['teacher', 'admin']} only="Acesso negado – Apenas administradores e professores.">
            <ResultsPage />
          </ForRole>
        }
      />
      <Route
        path="/simulados/:simuladoId/cartoes"
        element={
          <ForRole roles={['teacher', 'admin']} only="Acesso negado – Apenas administradores e professores.">
            <SheetsPage />
          </ForRole>
        }
      />
      <Route
        path="/redacoes/revisar"
        element={
          <ForRole roles={['teacher', 'admin']} only="Acesso negado – Apenas administradores e professores.">
            <ReviewPage />
          </ForRole>
        }
      />
      <Route path="/turmas" element={<TurmasPage />} />
      <Route
        path="/usuarios"
        element={
          <ForRole roles={['admin']} only="Acesso negado – Apenas administradores.">
            <UsersPage />
          </ForRole>
        }
      />
      {publicRoutes}
      <Route path="/login" element={<Navigate to={returnPath(state)} replace />} />
      <Route path="/register" element={<Navigate to={returnPath(state)} replace />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
