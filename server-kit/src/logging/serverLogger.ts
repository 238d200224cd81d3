import type { FastifyServerOptions } from 'fastify';
import { quietRepeats } from './quietRepeats';
import { withoutIds } from './withoutIds';

type Logger = FastifyServerOptions['logger'];
type LoggerOptions = Exclude<NonNullable<Logger>, boolean>;

/** The given logger, which names no private link and writes an error once a second; without one nothing is logged. */
export function serverLogger(logger: Logger, serializers: LoggerOptions['serializers']): Logger {
  if (!logger) return false;
  const options = logger === true ? {} : logger;
  return {
    ...options,
    serializers: { ...options.serializers, ...serializers },
    hooks: { logMethod: quietRepeats(), streamWrite: withoutIds },
  };
}
