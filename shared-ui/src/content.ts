export { Carousel, type CarouselProps } from './carousel/Carousel';
export { CarouselSlide, type CarouselSlideProps } from './carousel/CarouselSlide';
export { ChoiceLinks, type Choice, type ChoiceLinksProps } from './choice-links/ChoiceLinks';
export { MapFrame, type MapFrameProps } from './map-frame/MapFrame';
export { Progress, type ProgressProps } from './progress/Progress';
export { Steps, type StepsProps } from './steps/Steps';
