import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../../infrastructure/database/database';
import { recordChanges } from '../../../identity';
import type { ImportReport, NamedItem } from '../importContent';

const targetOf = ({ kind, slug }: NamedItem) => `${kind}/${slug}`;

/** Adds what a request has changed to the record of changes. */
export const recordContentChanges =
  ({ site, apiToken, id }: Pick<FastifyRequest, 'site' | 'apiToken' | 'id'>) =>
  (transaction: Queryable, { added, changed, removed }: ImportReport): Promise<void> =>
    recordChanges(transaction, site.slug, { token: apiToken.id, requestId: id }, [
      ...added.map((item) => ({ action: 'content.create', target: targetOf(item) })),
      ...changed.map((item) => ({ action: 'content.change', target: targetOf(item), fields: item.fields })),
      ...removed.map((item) => ({ action: 'content.remove', target: targetOf(item) })),
    ]);
