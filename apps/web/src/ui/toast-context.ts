import { createContext, useContext } from 'react';

export type ToastTone = 'success' | 'info' | 'danger';

/** Shows a short message over the page: `toast('Progresso salvo automaticamente!')`. */
export type ShowToast = (text: string, tone?: ToastTone) => void;

export const ToastContext = createContext<ShowToast | null>(null);

export function useToast(): ShowToast {
  const toast = useContext(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastProvider above it');
  return toast;
}
