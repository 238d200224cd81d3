import type { Car, Location } from '@forecourt/shared-contracts';
import { Type } from '@fastify/type-provider-typebox';

/** Entities are checked when they are written; an answer passes them on whole (CO-002). */
export const CarAnswer = Type.Unsafe<Car>({ type: 'object', additionalProperties: true });
export const CarList = Type.Array(CarAnswer);
export const LocationList = Type.Array(Type.Unsafe<Location>({ type: 'object', additionalProperties: true }));

/** One of the error answers (AP-002). */
export const ProblemSchema = Type.Object({
  error: Type.Object({
    code: Type.String(),
    message: Type.String(),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
});

export const Slug = Type.String({ minLength: 1, maxLength: 200 });
