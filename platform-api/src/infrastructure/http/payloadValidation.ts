import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid } from './problems';
import { storableBody } from './storableText';

/** Deeper than any real payload; a deeper one is an attack on the stack. */
const MAX_DEPTH = 24;
// The database can store neither NUL nor half a surrogate pair.
const isValidText = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

/**
 * Why a parsed payload cannot be stored, null when it can: it is nested too deeply, a number is infinite, or a text is not valid Unicode.
 */
export function validationError(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return isValidText(value) ? null : 'holds characters that are not text';
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'has a number that is too large';
  if (typeof value !== 'object' || value === null) return null;
  if (depth === MAX_DEPTH) return 'is nested too deeply';
  for (const [key, part] of Object.entries(value)) {
    // An object with a toString of its own breaks whatever reads it as a text.
    if (key in Object.prototype) return 'holds a reserved name';
    const problem = isValidText(key) ? validationError(part, depth + 1) : 'holds characters that are not text';
    if (problem) return problem;
  }
  return null;
}

async function rejectInvalid({ body, query, params }: FastifyRequest): Promise<void> {
  for (const [part, value] of Object.entries({ body, query, params })) {
    const problem = Buffer.isBuffer(value) ? null : validationError(value);
    if (problem) throw invalid({ [part]: problem });
  }
}

/** Rejects payloads that no handler could process, and removes from bodies what cannot be stored. */
export function addPayloadValidation(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    request.body = storableBody(request.body, MAX_DEPTH);
    await rejectInvalid(request);
  });
  // Schema validation converts '1e309' to Infinity, which passes minimum and maximum.
  app.addHook('preHandler', rejectInvalid);
}
