import { createHash, randomBytes } from 'node:crypto';

/** Recognisable, so that a scanner of repositories finds one that was committed by mistake. */
const FORM = /^fct_([\da-f]{12})_[\w-]{43}$/;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A new token: what its holder gets once, what lists name, and what is stored. The text has 256 random bits, so that a plain hash is enough. */
export function newToken(): { text: string; id: string; hash: string } {
  const id = randomBytes(6).toString('hex');
  const text = `fct_${id}_${randomBytes(32).toString('base64url')}`;
  return { text, id, hash: hashOf(text) };
}

/** Id and hash of a token's text; null for any other text. */
export function readToken(text: string): { id: string; hash: string } | null {
  const [, id] = FORM.exec(text) ?? [];
  return id === undefined ? null : { id, hash: hashOf(text) };
}
