/** Business constants of section 9 of the specification. Free of zod, so that the browser can import them. */

export const ROLES = ['student', 'teacher', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What people read; the codes above are what calls and the database carry. */
export const ROLE_LABELS: Record<Role, string> = {
  student: 'Aluno',
  teacher: 'Professor',
  admin: 'Administrador',
};

export const PASSWORD_MIN_LENGTH = 8;
/** argon2 hashes any length; the limit only stops a megabyte of password from costing us memory. */
export const PASSWORD_MAX_LENGTH = 200;
export const NAME_MAX_LENGTH = 120;
export const EMAIL_MAX_LENGTH = 254;

export const TOKEN_DAYS = 30;
/** However much it is used, a session ends this long after signing in. */
export const SESSION_DAYS_MAX = 90;
/** Between the right password and the code of the second factor. */
export const LOGIN_CHALLENGE_MINUTES = 10;
export const RECOVERY_CODES = 10;
export const SHARED_COMPUTER_TOKEN_HOURS = 12;
export const ONE_TIME_CODE_HOURS = 24;
export const RESET_LINK_HOURS = 1;
/** An invitation by e-mail; one on paper ends with its one-time code. */
export const INVITATION_DAYS = 7;

/** Accounts that may be made from one address in this time. */
export const NEW_ACCOUNT_LIMIT = 500;
export const NEW_ACCOUNT_WINDOW_MINUTES = 60;
export const WRONG_PASSWORD_LIMIT = 10;
export const WRONG_PASSWORD_WINDOW_MINUTES = 15;

/** No list ever answers more rows than this at once. */
export const PAGE_MAX = 100;
export const PAGE_DEFAULT = 50;

export const TURMA_CODE_LENGTH = 6;
/** More than the largest class of a cursinho: students named in one call. */
export const TURMA_MAX = 2_000;
export const WRONG_TURMA_CODE_LIMIT = 10;
export const WRONG_TURMA_CODE_WINDOW_MINUTES = 60;

/** What the form for a new exam accepts, and what it starts with. */
export const EXAM_LIMITS = {
  questions: { min: 1, max: 180 },
  minutes: { min: 10, max: 360 },
  offlineHours: { min: 0, max: 168 },
} as const;
export const EXAM_DEFAULTS = { questions: 60, minutes: 120, offlineHours: 24 } as const;
/** A student's manual or photo sheet is taken for this long after the end of the exam. */
export const SHEET_GRACE_HOURS = 24;

export const CAROUSEL_SECONDS = 5;

/** Menu sizes of section 9, in CSS pixels. */
export const MENU = { maxCards: 3, mobileBreakpoint: 768, collapsedHeight: 60, expandedHeight: 260 } as const;

/** More than any exam has questions, so that a finish can carry a whole journal's last word on each. */
export const ENTRIES_MAX = 1_000;
/** The longest time a student can choose in "Definir tempo da prova": 5 h 59 min. */
export const TIMER_MAX_SECONDS = 6 * 3_600 - 1;

/** Ten hours: twice the longest exam. */
export const EXTRA_MINUTES_MAX = 600;

/** What the bell tells people about. */
export const NOTIFICATION_KINDS = [
  'exam-assigned',
  'exam-tomorrow',
  'result-ready',
  'essay-corrected',
  'teacher-joined',
  'turma-code-locked',
  'correction-proposed',
  'proposal-decided',
  'key-offered',
  'question-withdrawn',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
/** Of an uploaded file: 10 MB. */
export const FILE_MAX_BYTES = 10_485_760;
/** What an uploaded image may be; told by its content, not by its name. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Under the product's folder at the image host. */
export const UPLOAD_FOLDER = 'gabarita/simulados';
/** C1 formal writing, C2 theme and repertoire, C3 arguments, C4 cohesion, C5 proposal: 0 to 200 each. */
export const ESSAY_COMPETENCIES = ['C1', 'C2', 'C3', 'C4', 'C5'] as const;
export type EssayCompetency = (typeof ESSAY_COMPETENCIES)[number];
export const ESSAY_STEP = 40;
export const ESSAY_TOPIC_MAX = 300;
/** A draft may overflow its 30 lines until the student cuts it; ten sheets are no essay any more. */
export const ESSAY_TEXT_MAX = 30_000;
export const READING_COMMENT_MAX = 2_000;
/** One correction every two minutes, for hours: nobody rewrites faster. */
export const ESSAY_CORRECTION_LIMIT = 30;
export const ESSAY_CORRECTION_WINDOW_MINUTES = 60;
/** INEP asks a third reader when two differ by more than this. */
export const READERS_APART = { competency: 80, total: 100 } as const;

/** Of the terms and the privacy page. Raised when they change in substance: everybody is asked again. */
export const PRIVACY_VERSION = '2026-11';
/** Photos of answer sheets are kept for this long. */
export const SHEET_PHOTO_DAYS = 90;
