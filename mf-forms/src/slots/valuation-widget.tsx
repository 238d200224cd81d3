export { ValuationWidget as Component } from '../trade-in/ValuationWidget';
