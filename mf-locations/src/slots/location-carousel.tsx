export { LocationCarousel as Component } from '../location-carousel/LocationCarousel';
