import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { PreparedPhoto } from './prepare-photo';
import { type CameraState, useCamera } from './use-camera';

type CameraDialogProps = { onPhoto: (photo: PreparedPhoto) => void; onClose: () => void };

/** The camera, with a word on what to do, taking the photo by itself when the sheet lies right. */
export function CameraDialog({ onPhoto, onClose }: CameraDialogProps) {
  const { video, state, corners, take } = useCamera(onPhoto);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Fotografar o cartão"
      actions={
        state !== 'denied' && (
          <Button size="lg" onClick={() => void take()}>
            Fotografar agora
          </Button>
        )
      }
    >
      <p role="status">{hintFor(state, corners)}</p>
      {state !== 'denied' && (
        <video ref={video} playsInline muted className="max-h-[60vh] w-full rounded-control bg-black object-contain" />
      )}
    </Dialog>
  );
}

function hintFor(state: CameraState, corners: number): string {
  if (state === 'denied') {
    return 'O navegador não liberou a câmera. Permita o uso nas configurações do site, ou escolha uma foto do aparelho.';
  }
  if (state === 'starting') return 'Abrindo a câmera...';
  if (state === 'steady') return 'Ótimo! Segure firme: a foto sai sozinha.';
  return corners === 0
    ? 'Enquadre os quatro cantos do cartão, com boa luz e sem sombras.'
    : `Enquadre os quatro cantos: vemos ${corners} de 4.`;
}
