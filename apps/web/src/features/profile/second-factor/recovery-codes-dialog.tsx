import { Printer } from 'lucide-react';
import { useUser } from '../../../app/session/session';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';

/** Shown once: the server keeps only what recognises them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { email } = useUser();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Guarde os códigos de recuperação"
      description="Sem o celular, um deles faz as vezes do código. Cada um vale uma vez, e eles não aparecem de novo."
      actions={
        <div className="contents" data-print="hide">
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden />
            Imprimir
          </Button>
          <Button onClick={onClose}>Já guardei</Button>
        </div>
      }
    >
      <div className="grid gap-3 rounded-control bg-surface-sunken p-5" data-print="keep">
        <p className="text-sm text-muted">
          Gabarita · <span className="wrap-anywhere">{email}</span>
        </p>
        <ul className="grid grid-cols-1 gap-x-4 gap-y-2 font-mono text-base font-semibold sm:text-lg min-[22rem]:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap select-all">
              {code}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
