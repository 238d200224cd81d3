import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Database } from '../../infrastructure/database/database';
import { MEASURES } from '../../infrastructure/figures/figureRow';
import { operatorOperation, OperatorProblem } from '../identity';
import { GROUPINGS, type Grouping } from './figureRepository';
import { figuresOf } from './figureService';
import { daysBetween } from './days';

const Day = (example: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', patternErrorMessage: 'must be a day such as 2026-11-29', examples: [example] });
const figures = {
  ...operatorOperation({
    summary: 'What happened on the site between two days, both included',
    description:
      'Counts of visits, car views, searches, phone reveals, enquiries, test drives, reservations, payments and deliveries; money in cents.',
    response: {
      200: Type.Object({
        by: Type.String(),
        groups: Type.Array(
          Type.Object({
            key: Type.String({ examples: ['2026-11-29'] }),
            figures: Type.Partial(Type.Object(Object.fromEntries(MEASURES.map((measure) => [measure, Type.Integer()])))),
          }),
        ),
      }),
    },
  }),
  querystring: Type.Object({
    from: Day('2026-11-01'),
    to: Day('2026-11-30'),
    by: Type.Unsafe<Grouping>({ type: 'string', enum: [...GROUPINGS], default: 'day' }),
  }),
};

/** More than figures are stored for. */
const MAX_DAYS = 800;

/** Figures of a site for programs. */
export const figureApiRoutes: FastifyPluginAsyncTypebox<{ database: Database }> = async (app, { database }) => {
  app.get('/figures', { schema: figures, config: { right: 'figures:read' } }, async ({ site, query: { from, to, by } }) => {
    const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
    const wrong =
      [from, to].some((day) => Number.isNaN(Date.parse(day)) || !isDay(day)) || from > to || daysBetween(from, to).length > MAX_DAYS;
    if (wrong) throw new OperatorProblem(422, 'not-valid', `from and to must be days in this order, at most ${MAX_DAYS} of them.`);
    return { by, groups: await figuresOf(database, site, { from, to, by }) };
  });
};
