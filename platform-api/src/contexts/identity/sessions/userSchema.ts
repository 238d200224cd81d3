import { Type } from '@fastify/type-provider-typebox';

/** A signed-in user. */
export const UserSchema = Type.Object({ id: Type.Number(), phone: Type.String() });
