import type { Car, Location } from '@forecourt/shared-contracts';
import { Type } from '@fastify/type-provider-typebox';

/** Entities are validated when they are written; a response has them whole. */
export const entitySchema = <Entity>() => Type.Unsafe<Entity>({ type: 'object', additionalProperties: true });
export const CarSchema = entitySchema<Car>();
export const CarList = Type.Array(CarSchema);
export const LocationList = Type.Array(entitySchema<Location>());

/** An error response. */
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
