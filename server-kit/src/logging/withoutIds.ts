/** A UUID as a segment of an address. */
const ID_IN_PATH = /\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![\w-])/gi;

/**
 * A text without the ids in the addresses that it names: the address of a reservation, an appointment, a lead or a photo is the private link
 * to it, so that who reads it can cancel or open what it stands for. '/api/reservations/:id'.
 */
export const withoutIds = (text: string): string => text.replaceAll(ID_IN_PATH, '/:id');
