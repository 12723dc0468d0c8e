import type { AttemptView } from '@gabarita/contract';
import type { Journal } from '@gabarita/exam-clock';
import type { ExamAddress, ExamName } from './exam-name';

/** Everything about one session that must survive the page. */
export interface StoredJournal {
  session_id: number;
  user_id: number;
  exam: ExamName;
  address: ExamAddress;
  title: string;
  started_at: string;
  duration_ms: number;
  /** The time left when this was written, and what the wall clock showed. */
  remaining_ms: number;
  wall: number;
  journal: Journal;
  flagged: readonly number[];
  position: number;
  updated_at: string;
  /** Set when the student ended the exam; without a receipt it waits to be sent. */
  finished_at: string | null;
  receipt: AttemptView | null;
  /** Why the server will not take what it has not got, in its own words; sending it again would change nothing. */
  refusal: string | null;
}
