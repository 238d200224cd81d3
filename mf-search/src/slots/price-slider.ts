export { PriceSlider as Component } from '../price-slider/PriceSlider';
