import type { EssayResult } from '@gabarita/contract';
import { CircleCheck, CircleDashed, Lightbulb, type LucideIcon, ThumbsUp } from 'lucide-react';
import { Card } from '../../ui/card';

/** What went well, what to work on, and the five elements of the proposal. */
export function Advice({ result: { feedback, intervention } }: { result: EssayResult }) {
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <AdviceList title="Pontos fortes" icon={ThumbsUp} items={feedback.strengths} />
      <AdviceList title="Como melhorar" icon={Lightbulb} items={feedback.improvements} />
      <Card className="md:col-span-2">
        <h2 className="mb-3 text-lg">Proposta de intervenção</h2>
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {intervention.map(({ code, label, found, question }) => (
            <li key={code} className="flex items-start gap-2">
              {found ? (
                <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
              ) : (
                <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
              )}
              <span>
                <strong>{label}</strong> {found ? '— há sinais no texto' : `— não encontramos. ${question}`}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function AdviceList({ title, icon: Icon, items }: { title: string; icon: LucideIcon; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-3 flex items-center gap-2 text-lg">
        <Icon aria-hidden className="size-5 text-primary" />
        {title}
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Card>
  );
}
