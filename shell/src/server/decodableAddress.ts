/**
 * An address whose path is no text, such as /cars/%ff, with its per cent signs as characters: it is an unknown page of the site then, where the
 * router would respond with an error of its own.
 */
export function decodableAddress(address: string): string {
  const [path = '', ...query] = address.split('?');
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
