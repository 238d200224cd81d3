import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { TenantSource } from '@forecourt/server-kit';
import { notFound } from '../../../infrastructure/http/problems';
import { ProblemSchema } from '../../../infrastructure/http/responseSchemas';
import { isOperator } from '../../../infrastructure/data-folder/operatorApi';
import { RECEIPT_PATTERN } from '../payments/receiptNumber';
import type { Settled, Settlement } from '../payments/settlement';
import type { HoldRepository, ListedReservation } from './holdRepository';
import type { ReservationService } from './reservationService';

/** Path of the reservations in the operator API. */
export const OPERATOR_RESERVATIONS_PATH = '/operator/reservations';

/** What each call of the operator responds with. */
export interface ReservationCalls {
  list: ListedReservation[];
  /** null: there is no such receipt. */
  cancel: ListedReservation | null;
  reconcile: Settled;
}

const reservationCall = {
  hide: true,
  summary: 'Reservations for the operator; from this machine, with the admin token',
  body: Type.Object({
    call: Type.Union([Type.Literal('list'), Type.Literal('cancel'), Type.Literal('reconcile')]),
    tenant: Type.Optional(Type.String({ maxLength: 100 })),
    receipt: Type.Optional(Type.String({ pattern: RECEIPT_PATTERN, patternErrorMessage: 'must be the number of a receipt' })),
  }),
  response: { 200: Type.Unsafe<unknown>({}), 404: ProblemSchema, 422: ProblemSchema },
};

interface OperatorRoutesOptions {
  reservations: ReservationService;
  holds: Pick<HoldRepository, 'list'>;
  settlement: Pick<Settlement, 'run'>;
  tenants: Pick<TenantSource, 'bySlug'>;
  adminToken: string;
}

/** Reservations over HTTP on this machine; without the admin token it responds with 404. */
export const reservationOperatorRoutes: FastifyPluginAsyncTypebox<OperatorRoutesOptions> = async (
  app,
  { reservations, holds, settlement, tenants, adminToken },
) => {
  async function cancel(receipt: string): Promise<ReservationCalls['cancel']> {
    const [found] = await holds.list({ receipt });
    const site = found && tenants.bySlug(found.tenant);
    if (!site) return null;
    await reservations.cancel(site, found.id);
    return (await holds.list({ receipt }))[0] ?? null;
  }

  app.post(OPERATOR_RESERVATIONS_PATH, { schema: reservationCall }, async (request) => {
    if (!isOperator(request, adminToken)) throw notFound();
    const { call, tenant, receipt } = request.body;
    if (call === 'reconcile') return { result: await settlement.run() };
    if (call === 'cancel') return { result: receipt === undefined ? null : await cancel(receipt) };
    return { result: await holds.list({ tenant }) };
  });
};
