import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { UserSchema } from './userSchema';

const session = {
  summary: 'Who is signed in, or null (AP-059)',
  response: { 200: Type.Object({ user: Type.Union([UserSchema, Type.Null()]) }) },
};
const signOut = { summary: 'Signs out (AP-059)', response: { 204: Type.Null() } };

export const sessionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/api/session', { schema: session }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { user: await app.sessions.userOf(request) };
  });

  app.delete('/api/session', { schema: signOut }, async (request, reply) => {
    await app.sessions.end(request, reply);
    return reply.code(204).send(null);
  });
};
