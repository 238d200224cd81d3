const PREFIX = 'R-';
const DIGITS = 8;

/** The form of receipt numbers, for the schemas of routes. */
export const RECEIPT_PATTERN = `^${PREFIX}\\d{${DIGITS},15}$`;

/** Of a payment by its number: 'R-00000012'. */
export const receiptNumber = (number: number) => `${PREFIX}${String(number).padStart(DIGITS, '0')}`;

/** The number of the payment of a receipt. */
export const numberOfReceipt = (receipt: string) => Number(receipt.slice(PREFIX.length));
