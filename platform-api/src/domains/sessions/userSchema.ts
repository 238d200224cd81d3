import { Type } from '@fastify/type-provider-typebox';

/** A signed-in person (CO-029). */
export const UserSchema = Type.Object({ id: Type.Number(), phone: Type.String() });
