import { createContext, use } from 'react';

interface CarouselContextValue {
  /** What one slide is called, for example 'photo'. */
  slideName: string;
}

export const CarouselContext = createContext<CarouselContextValue | null>(null);

/** The carousel around a slide; throws outside of one. */
export function useCarousel(part: string): CarouselContextValue {
  const carousel = use(CarouselContext);
  if (!carousel)
    throw new Error(`useCarousel must be used within a <Carousel />: place ${part} directly inside one, so that it can be scrolled to.`);
  return carousel;
}
