export { LocationSelector as Component } from '../location-selector/LocationSelector';
