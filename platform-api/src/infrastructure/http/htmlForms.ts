import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Media type of a plain HTML form. */
export const FORM = 'application/x-www-form-urlencoded';

/** Accepts plain HTML forms that have a button and no fields. */
export function acceptEmptyForms(app: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 1024 }, async () => ({}));
}

/** Whether a plain HTML form has sent the request, so that its response is a page. */
export const isForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers['content-type']?.startsWith(FORM) ?? false;
