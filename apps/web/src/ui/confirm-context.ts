import { createContext, useContext } from 'react';
import type { Question } from './confirm-dialog';

/** Asks and waits: `if (await confirm({ title, text, action })) ...`. */
export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}
