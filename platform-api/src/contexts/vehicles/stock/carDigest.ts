import { createHash } from 'node:crypto';
import type { StoredCar } from './storedCar';

/** Equal for two cars that differ only in `updated_at`. */
export const carDigest = ({ car, feedKey, source }: StoredCar): string =>
  createHash('sha1')
    .update(JSON.stringify([feedKey, source, { ...car, updated_at: null }]))
    .digest('base64url');
