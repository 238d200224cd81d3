export { LocationBlock as Component } from '../location-block/LocationBlock';
