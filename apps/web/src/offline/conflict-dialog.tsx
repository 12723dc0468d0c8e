import { type HeldQuestion, isConflict, type Journal, shown } from '@gabarita/exam-clock';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

type Version = HeldQuestion['versions'][number];

type ConflictDialogProps = {
  /** Of the question, as the booklet numbers it. */
  number: number;
  versions: readonly Version[];
  onChoose: (version: Version) => void;
  onClose: () => void;
};

/** Two devices answered the same question without seeing each other. Nothing is thrown away until the student chooses. */
export function ConflictDialog({ number, versions, onChoose, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Qual resposta vale na questão ${number}?`}
      description="Você respondeu esta questão em dois aparelhos, e as respostas são diferentes. Escolha uma; a outra deixa de valer."
    >
      <ul className="grid grid-cols-1 gap-3">
        {versions.map((version, place) => (
          <li key={`${version.epoch}/${version.seq}/${version.choice}`}>
            <Button variant="outline" size="lg" className="w-full justify-start!" onClick={() => onChoose(version)}>
              {version.choice ? `Alternativa ${version.choice}` : 'Em branco'}
              <span className="ml-auto text-sm font-normal text-muted">
                {place === 0 ? 'aparelho mais recente' : 'outro aparelho'}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** What is in conflict, each choice once: the same answer from two devices needs no question. */
export function conflictingVersions(journal: Journal, question: number): Version[] {
  const held = shown(journal, question);
  if (!held || !isConflict(held)) return [];
  return held.versions.filter(
    ({ choice }, place) => held.versions.findIndex((other) => other.choice === choice) === place,
  );
}
