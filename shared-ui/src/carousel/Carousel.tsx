import { Children, useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { IconButton } from '../icon-button/IconButton';
import styles from './Carousel.module.css';
import { CarouselContext } from './CarouselContext';

export interface CarouselProps {
  /** Name of the region, for example 'Latest arrivals'. */
  label: string;
  /** CarouselSlide elements. */
  children: ReactNode;
  /** Width of one slide, any CSS length; a part of the next one shows that there is more. */
  slideWidth?: string;
  /** What one slide is called in the names of the buttons. */
  slideName?: string;
  /** Hint on touch screens that it can be swiped, until it is. */
  hasSwipeHint?: boolean;
  onShow?: (index: number) => void;
  className?: string;
}

/**
 * A row that scrolls sideways and snaps: swiped, scrolled with the arrow keys, or moved by the buttons. It works before
 * any script; nothing moves by itself.
 */
export function Carousel({
  label,
  children,
  slideWidth = 'min(85%, 20rem)',
  slideName = 'slide',
  hasSwipeHint = false,
  onShow,
  className = '',
}: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  const [isAtEnd, setAtEnd] = useState(false);
  const [isMoved, setMoved] = useState(false);
  const [fits, setFits] = useState(false);
  const place = useMemo(() => ({ slideName }), [slideName]);
  const count = Children.count(children);

  // A row that is wholly in sight has nothing to move to.
  useEffect(() => {
    const measure = () => {
      const { clientWidth = 0, scrollWidth = 0 } = strip.current ?? {};
      setFits(clientWidth > 0 && scrollWidth <= clientWidth + 2);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  const slides = () => [...(strip.current?.children ?? [])] as HTMLElement[];
  const startOf = (slide: HTMLElement | undefined) => (slide?.offsetLeft ?? 0) - (slides()[0]?.offsetLeft ?? 0);
  const show = (index: number) => strip.current?.scrollTo?.({ left: startOf(slides()[index]) });

  const handleScroll = () => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = strip.current ?? {};
    const nearest = slides().findIndex((slide) => startOf(slide) + slide.offsetWidth / 2 > scrollLeft);
    setMoved(true);
    setAtEnd(scrollLeft + clientWidth >= scrollWidth - 2);
    if (nearest < 0 || nearest === first) return;
    setFirst(nearest);
    onShow?.(nearest);
  };

  return (
    <section className={`${styles.carousel} ${className}`} aria-label={label} aria-roledescription="carousel">
      <CarouselContext value={place}>
        <ul
          ref={strip}
          className={styles.strip}
          style={{ '--slide-width': slideWidth } as CSSProperties}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={label}
          onScroll={handleScroll}
        >
          {children}
        </ul>
      </CarouselContext>
      {count > 1 && (
        <div className={styles.controls} data-fits={fits}>
          <IconButton
            className={styles.control}
            icon="chevron-left"
            label={`Previous ${slideName}`}
            disabled={first === 0}
            onClick={() => show(first - 1)}
          />
          <output className={styles.count}>
            {first + 1} / {count}
          </output>
          <IconButton
            className={styles.control}
            icon="chevron-right"
            label={`Next ${slideName}`}
            disabled={isAtEnd || first === count - 1}
            onClick={() => show(first + 1)}
          />
        </div>
      )}
      {hasSwipeHint && count > 1 && !isMoved && !fits && (
        <span className={styles.hint} aria-hidden="true">
          <Icon name="chevron-left" />
          Swipe
          <Icon name="chevron-right" />
        </span>
      )}
    </section>
  );
}
