export { LocationsByType as Component } from '../location-block/LocationsByType';
