export { CarCard as Component } from '../car-card/CarCard';
