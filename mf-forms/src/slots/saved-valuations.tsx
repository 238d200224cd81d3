export { SavedValuations as Component } from '../trade-in/SavedValuations';
