import type { FastifyInstance } from 'fastify';
import { isOperatorRequest } from './operatorRequest';

/** The server cannot start; the message is one sentence with the remedy. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Listens and resolves to the address, for example http://127.0.0.1:3000; rejects with StartError when the port is in use. */
export async function listen(
  app: FastifyInstance,
  { port, host, variable }: { port: number; host: string; variable: string },
): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is taken by another program: stop it, or choose another port with ${variable}=<port>.`, {
        cause: error,
      });
    }
    throw error;
  }
}

const texts = { type: 'array', items: { type: 'string' } };
const statusSchema = { type: 'object', properties: { status: { type: 'string' }, missing: texts, problems: texts } };
const aliveSchema = { tags: ['operation'], summary: 'The process is alive', response: { 200: statusSchema } };
const readySchema = {
  tags: ['operation'],
  summary: 'The server is ready; 503 lists what is missing, problems are of parts of it',
  response: { 200: statusSchema, 503: statusSchema },
};

type Texts = readonly string[];

interface Health {
  /** What is missing before the server can serve. */
  missing(): Promise<Texts> | Texts;
  /** What a part of it lacks while the rest is served, such as the search of one tenant, with what fixes it. */
  problems?(): Texts;
  /** Bearer token by which the operator is known from elsewhere than this machine. */
  token?: string | null;
}

/**
 * Adds /healthz, 200 while the process is alive, and /readyz, 503 until the server is ready. What is missing, and the problems, which name
 * documents and fields, are for the operator; others get the status alone.
 */
export function addHealthRoutes(app: FastifyInstance, { missing, problems = () => [], token = null }: Health): void {
  app.get('/healthz', { schema: aliveSchema }, async () => ({ status: 'alive' }));
  app.get('/readyz', { schema: readySchema }, async (request, reply) => {
    const isOperator = isOperatorRequest(request, token);
    const [parts, defects] = [await missing(), isOperator ? problems() : []];
    const isReady = parts.length === 0;
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not ready',
      ...(!isReady && isOperator && { missing: parts }),
      ...(defects.length > 0 && { problems: defects }),
    });
  });
}

const STOP_TIMEOUT_MS = 10_000;

/**
 * Calls `stop` once on SIGTERM or SIGINT, or when the process that forked this one has ended, and then exits; after 10 s the process exits
 * with code 1.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.on(event, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
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
