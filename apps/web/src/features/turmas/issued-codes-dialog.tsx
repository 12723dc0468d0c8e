import type { IssuedInvitation } from '@gabarita/contract';
import { Printer } from 'lucide-react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { IssuedCodes } from './issued-codes';

export function IssuedCodesDialog({ invitations, onClose }: { invitations: IssuedInvitation[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Códigos de uso único"
      description="Imprima agora: por segurança, eles não aparecem de novo."
      actions={
        <div className="contents" data-print="hide">
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden />
            Imprimir
          </Button>
          <Button onClick={onClose}>Concluir</Button>
        </div>
      }
    >
      <div className="max-h-[55dvh] overflow-y-auto print:max-h-none">
        <IssuedCodes invitations={invitations} />
      </div>
    </Dialog>
  );
}
