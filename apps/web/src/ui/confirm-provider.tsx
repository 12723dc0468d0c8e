import { type ReactNode, useCallback, useState } from 'react';
import { type Confirm, ConfirmContext } from './confirm-context';
import { ConfirmDialog, type Question } from './confirm-dialog';

type Asked = Question & { answer: (confirmed: boolean) => void };

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);

  const confirm = useCallback<Confirm>((question) => new Promise((answer) => setAsked({ ...question, answer })), []);

  const onAnswer = (confirmed: boolean) => {
    asked?.answer(confirmed);
    setAsked(null);
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && <ConfirmDialog {...asked} open onAnswer={onAnswer} />}
    </ConfirmContext>
  );
}
