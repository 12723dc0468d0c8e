import type { BankQuestion } from '@gabarita/contract';
import { FOREIGN_LANGUAGE_LABELS } from '@gabarita/enem';
import { skillDescription } from '@gabarita/enem/skills';
import { Badge } from '../../ui/badge';
import { AREA_NAMES, DIFFICULTY_LABELS } from './question-labels';

export function QuestionBadges({ question }: { question: BankQuestion }) {
  const { discipline, language, difficulty, skill, competence } = question;
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-2">
        <Badge tone="info">{AREA_NAMES[discipline]}</Badge>
        {language && <Badge>{FOREIGN_LANGUAGE_LABELS[language]}</Badge>}
        <Badge>{difficulty ? DIFFICULTY_LABELS[difficulty] : 'Dificuldade não informada'}</Badge>
        {skill && (
          <Badge>
            {skill}
            {competence !== null && ` · Competência ${competence}`}
          </Badge>
        )}
      </div>
      {skill && <p className="text-sm text-muted">{skillDescription(discipline, skill)}</p>}
    </div>
  );
}
