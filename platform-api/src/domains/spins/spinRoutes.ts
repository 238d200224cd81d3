import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Database } from '../../infrastructure/database/database';
import { ProblemSchema } from '../../infrastructure/http/responseSchemas';
import { notFound, Problem } from '../../infrastructure/http/problems';
import { drawPrize, type SpinPromotions } from './spinPromotion';

interface SpinRoutesOptions {
  database: Database;
  promotions: SpinPromotions;
  now: () => Date;
}

const spin = {
  summary: 'Spins once per person and promotion; the server draws the prize (AP-063)',
  response: { 200: Type.Object({ prize: Type.String() }), 401: ProblemSchema, 404: ProblemSchema, 409: ProblemSchema },
};

export const spinRoutes: FastifyPluginAsyncTypebox<SpinRoutesOptions> = async (app, { database, promotions, now }) => {
  app.post('/api/spins', { schema: spin }, async (request) => {
    const { site } = request;
    const promotion = promotions.get(site.slug);
    if (!site.switches.spinToWinEnabled || !promotion) throw notFound();
    const user = await app.sessions.required(request);
    const [spun] = await database.query<{ prize: string }>(
      `insert into spins (tenant, user_id, promotion, prize, spun_at) values ($1, $2, $3, $4, $5)
       on conflict (tenant, user_id, promotion) do nothing returning prize`,
      [site.slug, user.id, promotion.id, drawPrize(promotion), now()],
    );
    if (!spun) throw new Problem('conflict');
    return spun;
  });
};
