/** Element that holds the price; its leaving the window brings the sticky bar (VE-042). */
export const PRICE_ID = 'vehicle-price';
