import type { FastifyRequest } from 'fastify';
import { OperatorProblem } from '../../../identity';

const tagsOf = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/**
 * Compares what a program has read with what there is; `etag` is null where there is nothing. What exists is changed only with If-Match, so that
 * of two people who save at once the second learns of the first; throws a problem otherwise.
 */
export function checkPrecondition({ headers }: Pick<FastifyRequest, 'headers'>, etag: string | null, what: string): void {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (noneMatch !== undefined && etag !== null && (noneMatch.trim() === '*' || tagsOf(noneMatch).includes(etag)))
    throw new OperatorProblem(412, 'exists-already', `${what} exists already: read it, and send its ETag as If-Match to change it.`);
  if (match !== undefined) {
    const isMet = etag !== null && (match.trim() === '*' || tagsOf(match).includes(etag));
    if (isMet) return;
    const detail =
      etag === null
        ? `${what} does not exist any more: send it without If-Match to create it.`
        : `${what} was changed since it was read: read it again, apply the change, and send it with the new ETag.`;
    throw new OperatorProblem(412, 'changed', detail);
  }
  if (etag !== null && noneMatch === undefined)
    throw new OperatorProblem(
      428,
      'precondition-required',
      `${what} exists: read it, and send its ETag as If-Match; "If-Match: *" replaces it whatever it is.`,
    );
}
