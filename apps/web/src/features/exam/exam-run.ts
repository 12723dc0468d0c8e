import type { ExamPaper } from '../../offline/exam-paper';
import type { Saving } from '../../offline/saving-state';
import type { Mark } from './marks';

/** An exam being written, as the room shows it. The saved one and the sample both look like this. */
export interface ExamRun {
  paper: ExamPaper;
  marks: ReadonlyMap<number, Mark>;
  flagged: ReadonlySet<number>;
  /** Place of the question on the desk, from 0. */
  position: number;
  remainingMs: number;
  saving: Saving;
  onMark: (questionId: number, mark: Mark) => void;
  onFlag: (questionId: number) => void;
  onGo: (position: number) => void;
  /** Ends the exam; what comes after is not the room's business. */
  onFinish: () => void;
  /** Puts the exam away, to be continued. */
  onLeave: () => Promise<void>;
  onResolveConflict: () => void;
}
