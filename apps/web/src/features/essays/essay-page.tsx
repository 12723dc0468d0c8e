import { officialEssayTopic } from '@gabarita/enem';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { editionQuery } from '../../app/editions';
import { PageLoading } from '../../app/page-loading';
import { ExamRoom } from './exam-room';
import { PracticeRoom } from './practice-room';

/** /exam/{year}/redacao: practice for the essay of a year, or, with `customId`, the essay of an exam. */
export function EssayPage() {
  const { year = '' } = useParams();
  const [query] = useSearchParams();
  const examId = Number(query.get('customId'));
  if (Number.isInteger(examId) && examId > 0) return <ExamRoom key={examId} examId={examId} />;
  return <Practice key={year} year={Number(year)} />;
}

/** Official themes are known without asking; motivating texts are the edition's. */
function Practice({ year }: { year: number }) {
  const edition = useQuery({ ...editionQuery(year), retry: false });
  if (edition.isPending && edition.fetchStatus !== 'paused') return <PageLoading />;
  const official = officialEssayTopic(year);
  const themes = edition.data?.essay_topics ?? (official ? [{ title: official, texts: [] }] : []);
  return <PracticeRoom year={year} title={edition.data?.title ?? `ENEM ${year}`} themes={themes} />;
}
