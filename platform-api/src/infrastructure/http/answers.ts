import type { Car, Location } from '@forecourt/shared-contracts';
import { Type } from '@fastify/type-provider-typebox';

/** Entities are checked when they are written; an answer passes them on whole (CO-002). */
export const entityAnswer = <Entity>() => Type.Unsafe<Entity>({ type: 'object', additionalProperties: true });
export const CarAnswer = entityAnswer<Car>();
export const CarList = Type.Array(CarAnswer);
export const LocationList = Type.Array(entityAnswer<Location>());

/** One of the error answers (AP-002). */
export const ProblemSchema = Type.Object({
  error: Type.Object({
    code: Type.String(),
    message: Type.String(),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
});

export const Slug = Type.String({ minLength: 1, maxLength: 200 });
/** Id of a record: no number beyond what JSON and the database both hold exactly. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
