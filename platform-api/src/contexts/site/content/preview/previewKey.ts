import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A look at a site with drafts and with what is not published yet, until it ends. */
export interface Preview {
  /** Names the items that it has in place of those of the site. */
  id: string;
  expiresAt: Date;
}

const FORM = /^([\da-f]{16})\.(\d{10})\.([\w-]{43})$/;

const signatureOf = (secret: string, tenant: string, id: string, seconds: string) =>
  createHmac('sha256', secret).update(`preview ${tenant} ${id} ${seconds}`).digest();

export const newPreviewId = () => randomBytes(8).toString('hex');

/** The text that a link and then a cookie carry: id, end and signature, for one tenant. */
export function previewKey(secret: string, tenant: string, { id, expiresAt }: Preview): string {
  const seconds = String(Math.floor(expiresAt.getTime() / 1000));
  return `${id}.${seconds}.${signatureOf(secret, tenant, id, seconds).toString('base64url')}`;
}

/** The preview of a text; null for any other text, for one of another tenant and for one that has ended. */
export function readPreviewKey(secret: string, tenant: string, text: string, now: Date): Preview | null {
  const [, id, seconds, signature] = FORM.exec(text) ?? [];
  if (id === undefined || seconds === undefined || signature === undefined) return null;
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(secret, tenant, id, seconds))) return null;
  const expiresAt = new Date(Number(seconds) * 1000);
  return expiresAt > now ? { id, expiresAt } : null;
}
