import type { z } from 'zod';
import type { InputOf, OutputOf, ParsedOf } from './call.js';
import { answerSheetsCalls, type recognition } from './calls/answer-sheets.js';
import type { attempt, attemptQuestion, attemptWithAnswers, triExample } from './calls/attempt.js';
import { attemptsCalls } from './calls/attempts.js';
import { authCalls } from './calls/auth.js';
import { bookletsCalls } from './calls/booklets.js';
import { type courseDetail, type courseOffer, coursesCalls } from './calls/courses.js';
import { type edition, enemCalls } from './calls/enem.js';
import type { essay, essayResult, essaySummary, essayToReview, reviewListItem } from './calls/essay.js';
import { essaysCalls } from './calls/essays.js';
import type { exam, examDetail } from './calls/exam.js';
import { examsCalls } from './calls/exams.js';
import { invitationsCalls, type issuedInvitation, type pendingInvitation } from './calls/invitations.js';
import { type notification, notificationsCalls } from './calls/notifications.js';
import { type privacy, privacyCalls } from './calls/privacy.js';
import { profileCalls } from './calls/profile.js';
import type { alternative, bankQuestion, image, paperQuestion, questionKey, staffQuestion } from './calls/question.js';
import { questionsCalls } from './calls/questions.js';
import { rankingCalls, type rankingRow } from './calls/ranking.js';
import { type report, reportsCalls } from './calls/reports.js';
import { resultsCalls, type roster } from './calls/results.js';
import { type secondFactor, secondFactorCalls } from './calls/second-factor.js';
import { type heldAnswer, type runningSession, type saved, type session, sessionsCalls } from './calls/sessions.js';
import { siteCalls } from './calls/site.js';
import { type turma, turmasCalls } from './calls/turmas.js';
import type { typedQuestion } from './calls/typed-question.js';
import { uploadsCalls } from './calls/uploads.js';
import type { user } from './calls/user.js';
import { usersCalls } from './calls/users.js';

export type { Call } from './call.js';
export * from './constants.js';
export { type ErrorCode, type ErrorEntry, errors } from './errors.js';
export * as messages from './messages.js';

/** Every call there is. A route that is not in this table cannot be registered. */
export const calls = {
  ...authCalls,
  ...secondFactorCalls,
  ...profileCalls,
  ...privacyCalls,
  ...usersCalls,
  ...siteCalls,
  ...enemCalls,
  ...bookletsCalls,
  ...questionsCalls,
  ...examsCalls,
  ...turmasCalls,
  ...invitationsCalls,
  ...notificationsCalls,
  ...sessionsCalls,
  ...attemptsCalls,
  ...reportsCalls,
  ...answerSheetsCalls,
  ...uploadsCalls,
  ...essaysCalls,
  ...resultsCalls,
  ...rankingCalls,
  ...coursesCalls,
} as const;

export type ApiCall = keyof typeof calls;
export type CallInput<K extends ApiCall> = InputOf<(typeof calls)[K]>;
export type CallOutput<K extends ApiCall> = OutputOf<(typeof calls)[K]>;
export type CallParsed<K extends ApiCall, P extends 'params' | 'query' | 'body'> = ParsedOf<(typeof calls)[K], P>;

export type UserView = z.output<typeof user>;
export type SecondFactorView = z.output<typeof secondFactor>;
export type PrivacyView = z.output<typeof privacy>;

export type EditionView = z.output<typeof edition>;
export type AlternativeView = z.output<typeof alternative>;
export type ImageView = z.output<typeof image>;
export type PaperQuestion = z.output<typeof paperQuestion>;
export type BankQuestion = z.output<typeof bankQuestion>;
export type StaffQuestion = z.output<typeof staffQuestion>;
export type QuestionKey = z.output<typeof questionKey>;

export type SessionView = z.output<typeof session>;
export type RunningSession = z.output<typeof runningSession>;
export type HeldAnswer = z.output<typeof heldAnswer>;
export type SavedEntries = z.output<typeof saved>;
export type ReportView = z.output<typeof report>;
export type AttemptView = z.output<typeof attempt>;
export type AttemptQuestion = z.output<typeof attemptQuestion>;
export type TriExample = z.output<typeof triExample>;
export type AttemptWithAnswers = z.output<typeof attemptWithAnswers>;

export type Roster = z.output<typeof roster>;
export type CourseOffer = z.output<typeof courseOffer>;
export type CourseDetail = z.output<typeof courseDetail>;
export type RankingRow = z.output<typeof rankingRow>;
export type RecognitionView = z.output<typeof recognition>;

export type ExamView = z.output<typeof exam>;
export type ExamDetail = z.output<typeof examDetail>;
export type ExamPaper = Extract<ExamDetail, { view: 'paper' }>;
export type TypedQuestion = z.output<typeof typedQuestion>;
export type TurmaView = z.output<typeof turma>;
export type NotificationView = z.output<typeof notification>;

export type EssayResult = z.output<typeof essayResult>;
export type EssaySummary = z.output<typeof essaySummary>;
export type EssayView = z.output<typeof essay>;
export type EssayToReview = z.output<typeof essayToReview>;
export type ReviewListItem = z.output<typeof reviewListItem>;
export type PendingInvitation = z.output<typeof pendingInvitation>;
export type IssuedInvitation = z.output<typeof issuedInvitation>;
