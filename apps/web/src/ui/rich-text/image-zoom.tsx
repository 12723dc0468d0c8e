import { Minus, Plus, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button';
import type { ShownImage } from './rich-text-context';

const LEVELS = [1, 1.5, 2, 3, 4];

/**
 * One image over the whole screen. It closes on a click (section 4), on Esc and by its button; + and − change its size,
 * fingers pinch it as anything else on the page.
 */
export function ImageZoom({ image, onClose }: { image: ShownImage; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState(0);
  const grow = () => setStep((now) => Math.min(LEVELS.length - 1, now + 1));
  const shrink = () => setStep((now) => Math.max(0, now - 1));
  const level = LEVELS[step] ?? 1;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') grow();
    if (key === '-') shrink();
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const closeUnlessControl = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('button'))) onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-label="Imagem ampliada"
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      onClick={closeUnlessControl}
      className="m-auto h-full max-h-none w-full max-w-none bg-transparent text-text backdrop:bg-backdrop"
    >
      <div className="grid h-full grid-rows-[auto_1fr]">
        <div className="flex justify-end gap-1 bg-surface-raised px-2 py-1">
          <IconButton label="Diminuir" icon={<Minus />} onClick={shrink} disabled={step === 0} />
          <IconButton label="Aumentar" icon={<Plus />} onClick={grow} disabled={step === LEVELS.length - 1} />
          <IconButton label="Fechar" icon={<X />} onClick={onClose} />
        </div>
        <div className="min-h-0 cursor-zoom-out overflow-auto bg-[white]">
          <img
            src={image.src}
            alt={image.alt}
            className="h-full object-contain"
            style={{ width: `${level * 100}%`, height: level === 1 ? '100%' : 'auto', maxWidth: 'none' }}
          />
        </div>
      </div>
    </dialog>
  );
}
