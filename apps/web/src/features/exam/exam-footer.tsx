import { ChevronLeft, ChevronRight, Grid3x3, SendHorizontal } from 'lucide-react';
import { Button } from '../../ui/button';

type ExamFooterProps = {
  first: boolean;
  last: boolean;
  onMove: (step: -1 | 1) => void;
  onMap: () => void;
  onFinish: () => void;
};

/** Within reach of the thumb: back, the map, on. After the last question, the way on is to finish. */
export function ExamFooter({ first, last, onMove, onMap, onFinish }: ExamFooterProps) {
  return (
    <nav
      aria-label="Entre questões"
      className="sticky bottom-0 z-20 border-t border-border bg-surface-raised pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-2 px-2 py-2 sm:px-6 lg:flex lg:justify-between">
        <Button
          variant="outline"
          size="lg"
          className="px-2! sm:px-4!"
          aria-disabled={first}
          onClick={() => !first && onMove(-1)}
        >
          <ChevronLeft aria-hidden />
          Anterior
        </Button>
        <Button variant="ghost" size="lg" className="px-2! lg:hidden sm:px-3!" onClick={onMap}>
          <Grid3x3 aria-hidden className="max-sm:hidden" />
          Mapa
        </Button>
        {last ? (
          <Button size="lg" className="px-2! sm:px-4!" onClick={onFinish}>
            Finalizar
            <SendHorizontal aria-hidden />
          </Button>
        ) : (
          <Button variant="secondary" size="lg" className="px-2! sm:px-4!" onClick={() => onMove(1)}>
            Próxima
            <ChevronRight aria-hidden />
          </Button>
        )}
      </div>
    </nav>
  );
}
