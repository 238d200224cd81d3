import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProblemSchema } from '../../infrastructure/http/responseSchemas';
import { limitPayments } from '../payments/limitPayments';
import type { ReservationService } from './reservationService';

interface ReservationRoutesOptions {
  reservations: ReservationService;
  /** Called after each paid hold. */
  onPaid(): void;
}

const Body = Type.Object({
  car_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  lead_id: Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }),
  payment_token: Type.String({ minLength: 1, maxLength: 500 }),
});
const problems = { 404: ProblemSchema, 409: ProblemSchema, 422: ProblemSchema, 429: ProblemSchema, 502: ProblemSchema };

const reservation = {
  summary: 'Reserves a car against a deposit; its lead is completed and delivered with it (AP-060)',
  body: Type.Object({ ...Body.properties, processor: Type.String({ minLength: 1, maxLength: 100 }) }),
  response: { 200: Type.Object({ reservation_id: Type.String(), held_until: Type.String(), receipt_number: Type.String() }), ...problems },
};
const purchase = {
  summary: 'Buys a car online with a deposit; its lead is completed and delivered with it (AP-061)',
  body: Body,
  response: { 200: Type.Object({ purchase_id: Type.String(), receipt_number: Type.String() }), ...problems },
};

export const reservationRoutes: FastifyPluginAsyncTypebox<ReservationRoutesOptions> = async (app, { reservations, onPaid }) => {
  app.post('/api/reservations', { schema: reservation }, async (request) => {
    await limitPayments(app, request);
    const { site, body } = request;
    const attempt = { site, kind: 'reservation', carId: body.car_id, leadId: body.lead_id, token: body.payment_token } as const;
    const { id, heldUntil, receiptNumber } = await reservations.take({ ...attempt, processor: body.processor });
    onPaid();
    return { reservation_id: id, held_until: heldUntil.toISOString(), receipt_number: receiptNumber };
  });

  app.post('/api/online-purchases', { schema: purchase }, async (request) => {
    await limitPayments(app, request);
    const { site, body } = request;
    const attempt = { site, kind: 'purchase', carId: body.car_id, leadId: body.lead_id, token: body.payment_token } as const;
    const { id, receiptNumber } = await reservations.take(attempt);
    onPaid();
    return { purchase_id: id, receipt_number: receiptNumber };
  });
};
