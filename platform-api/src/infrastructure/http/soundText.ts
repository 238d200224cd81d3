import type { FastifyInstance } from 'fastify';
import { invalid } from './problems';

/** Deeper than any payload of ours; what is deeper is made to exhaust a stack. */
const DEEPEST = 24;
// The database can keep neither NUL nor half a surrogate pair.
const isSound = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

/** Why a parsed payload cannot be kept, null when it can: it is too deep, or a text is no Unicode text. */
export function unsoundness(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return isSound(value) ? null : 'holds characters that are not text';
  if (typeof value !== 'object' || value === null) return null;
  if (depth === DEEPEST) return 'is nested too deeply';
  for (const [key, part] of Object.entries(value)) {
    // An object with a toString of its own breaks whatever reads it as a text.
    if (key in Object.prototype) return 'holds a reserved name';
    const problem = isSound(key) ? unsoundness(part, depth + 1) : 'holds characters that are not text';
    if (problem) return problem;
  }
  return null;
}

/** Refuses payloads that no handler could work with, before their schema is looked at (AP-043). */
export function addSoundTextCheck(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    for (const [part, value] of Object.entries({ body, query, params })) {
      const problem = Buffer.isBuffer(value) ? null : unsoundness(value);
      if (problem) throw invalid({ [part]: problem });
    }
  });
}
