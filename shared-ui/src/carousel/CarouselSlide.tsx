import type { ComponentProps } from 'react';
import { useCarousel } from './CarouselContext';
import styles from './Carousel.module.css';

export type CarouselSlideProps = ComponentProps<'li'>;

/** One thing in a carousel; throws outside of one. */
export function CarouselSlide({ className = '', ...rest }: CarouselSlideProps) {
  const { slideName } = useCarousel('CarouselSlide');
  return <li {...rest} className={`${styles.slide} ${className}`} data-slide={slideName} />;
}
