import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useConfirm } from '../../ui/confirm-context';
import { Progress } from '../../ui/progress';
import type { OpenDraft } from './draft-gate';
import { countInDraft, isBegun } from './exam-draft';
import { sendProblems } from './send-draft';
import { useSendDraft } from './use-exam-draft';

/** How full the exam is, and the button that sends everything in the draft. */
export function SendPanel({ draft, exam, keep, children }: OpenDraft & { children?: ReactNode }) {
  const send = useSendDraft(keep);
  const sent = exam?.exam_questions.length ?? 0;
  const count = sent + countInDraft(draft);
  const total = exam?.total_questions ?? draft.questionCount;
  const confirm = useConfirm();
  const ask = async () => {
    if (!draft.typing || !isBegun(draft.typing) || (await confirm(UNFINISHED))) send.mutate(draft);
  };

  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="text-lg wrap-anywhere">{draft.title}</h2>
      <Progress label="Questões" value={count} max={total} text={`${count} de ${total}`} />
      <ul className="text-muted">
        {sent > 0 && <li>{sent} já no simulado</li>}
        {draft.questions.length > 0 && (
          <li>{draft.questions.length === 1 ? '1 digitada' : `${draft.questions.length} digitadas`}, a enviar</li>
        )}
        {draft.fromBank.length > 0 && <li>{draft.fromBank.length} do banco, a enviar</li>}
      </ul>
      <div role="alert" className="empty:hidden">
        {send.error && (
          <Banner tone="danger">
            {sendProblems(send.error, draft).map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Banner>
        )}
      </div>
      <Button busy={send.isPending && 'Enviando...'} onClick={() => void ask()}>
        <Send aria-hidden />
        Enviar simulado
      </Button>
      {children}
    </Card>
  );
}

const UNFINISHED = {
  title: 'Há uma questão que não foi adicionada',
  text: 'O que está no formulário de nova questão não vai com o simulado, e se perde depois do envio.',
  action: 'Enviar sem ela',
  cancel: 'Voltar à questão',
};
