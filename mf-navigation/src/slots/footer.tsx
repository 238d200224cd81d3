export { Footer as Component } from '../footer/Footer';
