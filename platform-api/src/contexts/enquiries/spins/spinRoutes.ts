import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { SiteConfig, SpinStatus } from '@forecourt/shared-contracts';
import type { Database } from '../../../infrastructure/database/database';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { invalid, notFound, Problem } from '../../../infrastructure/http/problems';
import { requireOwnLead } from '../leads/leadOwner';
import type { LeadUpdates } from '../leads/leadUpdates';
import { prizeMail } from './prizeMail';
import { drawPrize, type SpinPromotion, type SpinPromotions } from './spinPromotion';

interface SpinRoutesOptions {
  database: Database;
  updates: LeadUpdates;
  promotions: SpinPromotions;
  now: () => Date;
  /** Called after each claim. */
  onClaimed(): void;
}

const problems = { 401: ProblemSchema, 404: ProblemSchema, 409: ProblemSchema };
const read = {
  summary: 'The promotion, without its odds, and what the visitor has won (AP-063)',
  response: { 200: Type.Unsafe<SpinStatus>({ type: 'object', additionalProperties: true }), ...problems },
};
const spin = {
  summary: 'Spins once per person and promotion; the server draws the prize (AP-063)',
  response: { 200: Type.Object({ prize: Type.String() }), ...problems },
};
const claim = {
  summary: 'Adds the prize to the lead of its winner, who claims it once (AP-063)',
  body: Type.Object({ lead_id: Type.String({ format: 'uuid' }) }),
  response: { 204: Type.Null(), 422: ProblemSchema, ...problems },
};

interface SpinRow {
  prize: string;
  spun_at: Date | string;
  lead_id: string | null;
}

export const spinRoutes: FastifyPluginAsyncTypebox<SpinRoutesOptions> = async (app, options) => {
  const { database, updates, promotions, now, onClaimed } = options;

  function promotionOf({ slug, switches }: SiteConfig): SpinPromotion {
    const promotion = promotions.get(slug);
    if (!switches.spinToWinEnabled || !promotion) throw notFound();
    return promotion;
  }

  app.get('/api/spins', { schema: read }, async (request, reply): Promise<SpinStatus> => {
    const { site } = request;
    const { id, prizes, terms } = promotionOf(site);
    const user = await app.sessions.required(request);
    const [spun] = await database.query<SpinRow>(
      'select prize, spun_at, lead_id::text as lead_id from spins where tenant = $1 and user_id = $2 and promotion = $3',
      [site.slug, user.id, id],
    );
    reply.header('cache-control', 'no-store');
    return {
      prizes: prizes.map(({ name }) => name),
      terms: terms ?? null,
      won: spun ? { prize: spun.prize, is_claimed: spun.lead_id !== null } : null,
    };
  });

  app.post('/api/spins', { schema: spin }, async (request) => {
    const { site } = request;
    const promotion = promotionOf(site);
    const user = await app.sessions.required(request);
    const [spun] = await database.query<{ prize: string }>(
      `insert into spins (tenant, user_id, promotion, prize, spun_at) values ($1, $2, $3, $4, $5)
       on conflict (tenant, user_id, promotion) do nothing returning prize`,
      [site.slug, user.id, promotion.id, drawPrize(promotion), now()],
    );
    if (!spun) throw new Problem('conflict');
    return spun;
  });

  app.post('/api/spins/claim', { schema: claim }, async (request, reply) => {
    const { site, body } = request;
    const promotion = promotionOf(site);
    const user = await app.sessions.required(request);
    await updates.prepare();
    await database.transaction(async (transaction) => {
      const [spun] = await transaction.query<SpinRow>(
        `select prize, spun_at, lead_id::text as lead_id from spins where tenant = $1 and user_id = $2 and promotion = $3 for update`,
        [site.slug, user.id, promotion.id],
      );
      if (!spun) throw notFound();
      if (spun.lead_id === body.lead_id) return;
      if (spun.lead_id !== null) throw new Problem('conflict');
      await requireOwnLead(transaction, site.slug, body.lead_id, user);
      await transaction.query('update spins set lead_id = $4 where tenant = $1 and user_id = $2 and promotion = $3', [
        site.slug,
        user.id,
        promotion.id,
        body.lead_id,
      ]);
      const isAdded = await updates.addConfirmed(transaction, site.slug, body.lead_id, {
        category: 'Spin to Win',
        attributes: {
          prize: spun.prize,
          promotion: promotion.id,
          won_at: new Date(spun.spun_at).toISOString(),
          phone_signed_in: user.phone,
        },
        mail: prizeMail(spun.prize),
      });
      if (!isAdded) throw invalid({ lead_id: 'is not a lead of this site' });
    });
    onClaimed();
    return reply.code(204).send(null);
  });
};
