import { createHash } from 'node:crypto';
import type { StoredCar } from './storedCar';

/** The same for two cars that differ in nothing but when they were written. */
export const carDigest = ({ car, feedKey, source }: StoredCar): string =>
  createHash('sha1')
    .update(JSON.stringify([feedKey, source, { ...car, updated_at: null }]))
    .digest('base64url');
