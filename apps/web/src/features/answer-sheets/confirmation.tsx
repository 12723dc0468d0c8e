import type { AttemptView, RecognitionView } from '@gabarita/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../app/session/session';
import type { ShownPhoto } from './photo-map';
import { Review } from './review';
import { sheetQuery } from './sheet-exam';
import { StudentChoice } from './student-choice';

type ConfirmationProps = {
  recognition: RecognitionView;
  photo: ShownPhoto;
  mayBeOwn: boolean;
  onSent: (attempt: AttemptView) => void;
  /** What the way back is called. */
  againText: string;
  onAgain: () => void;
};

/** The review of a reading. Staff say whose sheet it is, unless the sheet says so itself. */
export function Confirmation({ recognition, photo, mayBeOwn, onSent, againText, onAgain }: ConfirmationProps) {
  const { role } = useUser();
  const { data: exam } = useQuery(sheetQuery(recognition.exam_id));
  const [studentId, setStudentId] = useState(recognition.student?.id);
  return (
    <>
      {role !== 'student' && (
        <StudentChoice turmas={exam?.turmas ?? []} value={studentId} mayBeOwn={mayBeOwn} onChange={setStudentId} />
      )}
      <Review
        recognition={recognition}
        photo={photo}
        studentId={studentId}
        mayBeOwn={mayBeOwn}
        onSent={onSent}
        againText={againText}
        onAgain={onAgain}
      />
    </>
  );
}
