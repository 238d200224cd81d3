import { createHash } from 'node:crypto';

const ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg' };

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The path of a picture at the image service, content/<hash>.<ending>: another picture has another one, so that it can be cached for ever. */
export function picturePath(file: string, bytes: Buffer): string {
  const ending = file.split('.').at(-1)?.toLowerCase() ?? '';
  return `content/${hashOf(bytes)}.${ENDINGS[ending] ?? ending}`;
}

/** The hash in the path of a picture; null in any other path. */
export const hashIn = (path: string): string | null => /^content\/([\da-f]{64})\.(?:jpg|png|webp|avif)$/.exec(path)?.[1] ?? null;
