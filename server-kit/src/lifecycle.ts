import type { FastifyInstance } from 'fastify';

/** A start that cannot succeed; the message is one sentence that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Listens, or says in one sentence why it cannot. Answers the address, for example http://127.0.0.1:3000. */
export async function listen(app: FastifyInstance, { port, host, variable }: { port: number; host: string; variable: string }): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is taken by another program: stop it, or choose another port with ${variable}=<port>.`, { cause: error });
    }
    throw error;
  }
}

const status = { type: 'object', properties: { status: { type: 'string' }, missing: { type: 'array', items: { type: 'string' } } } };
const alive = { tags: ['operation'], summary: 'The process lives', response: { 200: status } };
const ready = { tags: ['operation'], summary: 'It can serve; 503 names what is missing', response: { 200: status, 503: status } };

/** Answers /healthz while the process lives and /readyz once it can serve; `reasons` names what is missing. */
export function addHealthRoutes(app: FastifyInstance, reasons: () => Promise<readonly string[]> | readonly string[]): void {
  app.get('/healthz', { schema: alive }, async () => ({ status: 'alive' }));
  app.get('/readyz', { schema: ready }, async (_request, reply) => {
    const missing = await reasons();
    return reply.code(missing.length > 0 ? 503 : 200).send(missing.length > 0 ? { status: 'not ready', missing } : { status: 'ready' });
  });
}

/** Runs `stop` once on SIGTERM or SIGINT and then exits; a stop that takes longer than 10 s is cut (PL-035). */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), 10_000).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
