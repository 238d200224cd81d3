/** Id of the price element; the sticky bar slides in when it leaves the viewport. */
export const PRICE_ID = 'vehicle-price';
