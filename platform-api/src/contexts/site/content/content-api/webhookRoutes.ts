import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isRecord } from '@forecourt/shared-contracts';
import { operatorOperation, OperatorProblem, receiveOnce } from '../../../identity';
import { CONTENT_KINDS } from '../files/kinds';
import type { ContentApiOptions } from './contentApiOptions';
import { requireItem } from './itemJson';
import { recordContentChanges } from './recordContentChanges';

const MAX_MESSAGE = 4 * 1024 * 1024;

const webhook = {
  ...operatorOperation({
    summary: 'Takes a message of a CMS, signed as Standard Webhooks says: an item that was saved or removed there',
    description:
      'The body is {"type": "content.saved", "timestamp": "…", "data": {"kind": "article", "slug": "tyres", …}}, or "content.removed" with kind and slug. A message that comes again changes nothing.',
    response: { 200: Type.Object({ result: Type.String({ examples: ['created', 'changed', 'unchanged', 'removed', 'repeated'] }) }) },
  }),
  params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
};

const wrong = (pointer: string, detail: string) =>
  new OperatorProblem(422, 'not-valid', 'The message is none that is known; nothing was changed.', [{ pointer, detail }]);

/** What a message is about; throws a problem that says what is wrong with it. */
function readMessage(body: Buffer) {
  let message: unknown;
  try {
    message = JSON.parse(body.toString('utf8'));
  } catch {
    throw wrong('', 'must be JSON');
  }
  if (!isRecord(message) || !isRecord(message.data)) throw wrong('/data', 'is missing');
  const { type, data } = message;
  if (type !== 'content.saved' && type !== 'content.removed') throw wrong('/type', 'must be content.saved or content.removed');
  const { kind: given, slug, ...fields } = data;
  const kind = CONTENT_KINDS.find((each) => each === given);
  if (!kind) throw wrong('/data/kind', `must be ${CONTENT_KINDS.join(', ')}`);
  if (typeof slug !== 'string' || slug === '' || slug.length > 300) throw wrong('/data/slug', 'must be a text of at most 300 characters');
  return { type, kind, slug, fields };
}

class Repeated extends Error {}

/** Messages of a headless CMS. */
export const webhookRoutes: FastifyPluginAsyncTypebox<ContentApiOptions> = async (app, { service, now }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_MESSAGE }, (_request, body, done) => done(null, body));

  app.post(
    '/webhooks/:id',
    { schema: webhook, config: { right: 'content:write', signed: true }, bodyLimit: MAX_MESSAGE },
    async (request) => {
      const { site, apiToken, headers } = request;
      const { type, kind, slug, fields } = readMessage(request.body as Buffer);
      const named = type === 'content.saved' ? { items: [requireItem(kind, slug, fields)] } : { items: [], remove: [{ kind, slug }] };
      const report = await service
        .import(site.slug, named, {
          async before(transaction) {
            if (!(await receiveOnce(transaction, apiToken.id, String(headers['webhook-id']), now()))) throw new Repeated();
          },
          async after(transaction, changed) {
            const [problem] = changed.refused;
            // Nothing of the message is stored then, so that it may come again, corrected.
            if (problem) throw wrong('/data', problem.reason);
            await recordContentChanges(request)(transaction, changed);
          },
        })
        .catch((error: unknown) => {
          if (error instanceof Repeated) return null;
          throw error;
        });
      if (!report) return { result: 'repeated' };
      if (report.added.length > 0) return { result: 'created' };
      if (report.changed.length > 0) return { result: 'changed' };
      return { result: report.removed.length > 0 ? 'removed' : 'unchanged' };
    },
  );
};
