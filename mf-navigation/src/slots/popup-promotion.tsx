export { PopupPromotion as Component } from '../popup/PopupPromotion';
