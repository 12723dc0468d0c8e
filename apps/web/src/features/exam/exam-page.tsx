import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useUser } from '../../app/session/session';
import { examName } from '../../offline/exam-name';
import { TakeOverDialog } from '../../offline/take-over-dialog';
import { DoneExam } from './done-exam';
import { type Room, roomAt } from './exam-calls';
import { ExamLoading, ExamNotFound, ExamRefused, ExamUnreachable, ExamWithoutQuestions } from './exam-faces';
import { ExamSession } from './exam-session';
import { SampleExam } from './sample-exam';
import { useOpenExam } from './use-open-exam';
import { WaitingExam } from './waiting-exam';

/** /exam/{year}/{discipline}, with ?customId= for a custom exam and ?dia= for one day of a whole one. */
export function ExamPage() {
  const { year = '', discipline = '' } = useParams();
  const [query] = useSearchParams();
  const user = useUser();
  const room = roomAt(year, discipline, query);

  // Another person or another exam is another room: nothing is carried over.
  return room ? <OpenRoom key={`${user.id}:${examName(room)}`} room={room} /> : <ExamNotFound />;
}

function OpenRoom({ room }: { room: Room }) {
  const navigate = useNavigate();
  const { state, retry, takeOver, again } = useOpenExam(room);
  const [sample, setSample] = useState(false);

  if (sample) return <SampleExam year={room.year} discipline={room.discipline} />;
  switch (state.status) {
    case 'loading':
      return <ExamLoading />;
    case 'not-found':
      return <ExamNotFound />;
    case 'refused':
      return <ExamRefused message={state.message} />;
    case 'unreachable':
      return <ExamUnreachable onRetry={retry} onSample={room.customId === null ? () => setSample(true) : undefined} />;
    case 'elsewhere':
      return <TakeOverDialog onTakeOver={takeOver} onBack={() => void navigate('/exams')} />;
    case 'done':
      return (
        <DoneExam record={state.record} attemptId={state.attemptId} onAgain={state.repeatable ? again : undefined} />
      );
    case 'waiting':
      return <WaitingExam record={state.record} />;
    case 'ready':
      if (!state.paper.questions.some(({ available }) => available)) return <ExamWithoutQuestions room={room} />;
      return <ExamSession {...state} onTakeOver={takeOver} />;
  }
}
