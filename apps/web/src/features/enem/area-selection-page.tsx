import { useParams, useSearchParams } from 'react-router';
import { CustomExam } from './custom-exam';
import { EditionAreas } from './edition-areas';
import { ExamNotFound } from './exam-not-found';

/** /exam/{year} and /enem/{year}: what to take of one edition, or the one way into a custom exam. */
export function AreaSelectionPage() {
  const { year = '' } = useParams();
  const [query] = useSearchParams();
  const customId = query.get('customId');

  if (!/^\d{4}$/.test(year)) return <ExamNotFound />;
  return customId === null ? (
    <EditionAreas year={Number(year)} />
  ) : (
    <CustomExam year={Number(year)} customId={customId} />
  );
}
