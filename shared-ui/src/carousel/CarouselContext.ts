import { createContext, use } from 'react';

interface CarouselPlace {
  /** What one slide is called, for example 'photo'. */
  slideName: string;
}

export const CarouselContext = createContext<CarouselPlace | null>(null);

/** The carousel around a slide; throws when there is none. */
export function useCarousel(part: string): CarouselPlace {
  const place = use(CarouselContext);
  if (!place) throw new Error(`${part} stands outside a <Carousel>: put it directly inside one, so that it can be scrolled to and counted.`);
  return place;
}
