/** Address that calls a number as it is written on screen. */
export const telephone = (number: string) => `tel:${number.replaceAll(/[^\d+]/g, '')}`;
