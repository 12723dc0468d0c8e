import { useConfirm } from '../../ui/confirm-context';
import type { ExamRun } from './exam-run';
import { progressCount } from './progress-count';

/** What is asked before something that cannot be taken back. */
export function useExamQuestions({ paper, marks, flagged }: ExamRun) {
  const confirm = useConfirm();
  return {
    finish: () =>
      confirm({
        title: 'Finalizar a prova?',
        text: `${openEnds(progressCount(paper, marks, flagged))} Depois de finalizar, as respostas não podem mais ser alteradas.`,
        action: 'Finalizar prova',
        cancel: 'Continuar respondendo',
      }),
    leave: () =>
      confirm({
        title: 'Sair da prova?',
        text: leavingText(paper),
        action: 'Sair da prova',
        cancel: 'Continuar na prova',
      }),
  };
}

function leavingText({ sample, customId }: ExamRun['paper']): string {
  if (sample) return 'Esta é só uma prova de exemplo: nada dela fica salvo.';
  if (customId !== null) return 'Seu progresso fica salvo, mas o tempo continua correndo enquanto você estiver fora.';
  return 'Seu progresso fica salvo para você continuar depois. O tempo que já passou não volta.';
}

type Count = ReturnType<typeof progressCount>;

/** Says what is still open, before it is too late. */
function openEnds({ total, answered, flagged }: Count): string {
  const blank = total - answered;
  const parts = [
    blank === 1 && '1 questão em branco',
    blank > 1 && `${blank} questões em branco`,
    flagged === 1 && '1 marcada para revisão',
    flagged > 1 && `${flagged} marcadas para revisão`,
  ].filter(Boolean);
  if (parts.length > 0) return `Você ainda tem ${parts.join(' e ')}.`;
  return total === 1 ? 'Você respondeu a única questão.' : `Você respondeu as ${total} questões.`;
}
