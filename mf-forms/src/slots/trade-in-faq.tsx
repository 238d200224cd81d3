export { TradeInFaq as Component } from '../trade-in/TradeInFaq';
