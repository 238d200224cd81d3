/** Element that holds the price; its leaving the window brings the sticky bar. */
export const PRICE_ID = 'vehicle-price';
