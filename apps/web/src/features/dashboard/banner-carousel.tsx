import { Pause, Play } from 'lucide-react';
import { ButtonLink } from '../../ui/button-link';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import { type Slide, slides } from './slides';
import { useCarousel } from './use-carousel';

export function BannerCarousel() {
  const { current, stopped, toggle, show, hold } = useCarousel(slides.length);

  return (
    <section
      {...hold}
      aria-roledescription="carrossel"
      aria-label="Novidades"
      className="grid rounded-card bg-secondary-soft p-5 text-on-secondary-soft sm:p-8"
    >
      {/* All slides lie in one cell, so that the tallest gives the height and nothing below moves. */}
      <div className="grid" aria-live={stopped ? 'polite' : 'off'}>
        {slides.map((slide, position) => (
          <SlideView key={slide.title} slide={slide} position={position} shown={position === current} />
        ))}
      </div>
      <div className="mt-4 flex items-center gap-1">
        <IconButton
          label={stopped ? 'Continuar a rotação' : 'Pausar a rotação'}
          icon={stopped ? <Play /> : <Pause />}
          onClick={toggle}
        />
        {slides.map((slide, position) => (
          <button
            key={slide.title}
            type="button"
            aria-label={`Mostrar ${position + 1} de ${slides.length}: ${slide.title}`}
            aria-current={position === current}
            onClick={() => show(position)}
            className="group grid size-11 place-items-center rounded-full"
          >
            <span className="size-3.5 rounded-full border-2 border-current group-aria-[current=true]:bg-current" />
          </button>
        ))}
      </div>
    </section>
  );
}

function SlideView({ slide, position, shown }: { slide: Slide; position: number; shown: boolean }) {
  const { icon: Icon, title, text, action } = slide;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern of the ARIA guide asks for this role
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={`${position + 1} de ${slides.length}`}
      aria-hidden={!shown}
      inert={!shown}
      className={classNames(
        'col-start-1 row-start-1 grid content-start justify-items-start gap-3 transition-opacity duration-200',
        !shown && 'opacity-0',
      )}
    >
      <Icon aria-hidden className="size-9 text-primary" />
      <h2 className="text-xl sm:text-2xl">{title}</h2>
      <p className="max-w-prose">{text}</p>
      <ButtonLink to={action.to} className="mt-1">
        {action.label}
      </ButtonLink>
    </div>
  );
}
