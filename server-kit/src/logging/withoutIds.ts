/** A UUID in an address, also where its slash is encoded or something was pasted behind it. */
const ID_IN_PATH = /(\/|%2f)[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/**
 * A text without the ids in the addresses that it names: the address of a reservation, an appointment, a lead or a photo is the private link
 * to it, so that who reads it can cancel or open what it stands for. '/api/reservations/:id'.
 */
export const withoutIds = (text: string): string => text.replaceAll(ID_IN_PATH, '$1:id');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The path of a request for the log: without its query, which a visitor may have typed, and without ids, as the router reads them. */
export const loggedPath = (url: string): string => withoutIds(decoded(url.split('?', 1)[0] ?? ''));
