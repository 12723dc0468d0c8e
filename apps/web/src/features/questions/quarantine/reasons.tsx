import type { StaffQuestion } from '@gabarita/contract';
import { TriangleAlert } from 'lucide-react';

/** Why a question is not with the students, and what else somebody should look at. */
export function Reasons({ question: { reasons, flags } }: { question: Pick<StaffQuestion, 'reasons' | 'flags'> }) {
  return (
    <ul className="grid gap-1.5 empty:hidden">
      {[...reasons, ...flags].map(({ code, text }) => (
        <li key={code} className="flex items-start gap-2 font-medium text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  );
}
