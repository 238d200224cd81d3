import { DatabaseError } from 'pg';

/** The database did not carry out a statement, or its outcome is unknown; the same request may succeed later. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly code = 'database_unavailable';
}

/**
 * SQLSTATEs of a server that goes, comes, is full or takes no writes (a standby after a failover), and of a statement that reached a
 * time limit.
 */
const UNAVAILABLE = /^(?:08...|57P0[1235]|53...|25006|57014|55P03|25P0[34])$/;

/**
 * Whether an error of the driver is one of the server or the connection, not of the statement. Those of the driver itself are plain Errors.
 */
export function isServerFailure(error: unknown): boolean {
  if (error instanceof DatabaseError) return UNAVAILABLE.test(error.code ?? '');
  return error instanceof AggregateError || (error instanceof Error && error.name === 'Error');
}

/** The error that a statement rejects with; a host name with several addresses fails with an error for each. */
export function databaseUnavailable(cause: unknown): DatabaseUnavailableError {
  const first = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  const reason = first instanceof Error ? first.message : String(first);
  return new DatabaseUnavailableError(
    `The database did not carry out a statement (${reason}): check that the server of DATABASE_URL runs and can be reached.`,
    {
      cause,
    },
  );
}

/** Whether nothing more can be sent on the connection that a statement ran on: the server has not answered it. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError && !(error.cause instanceof DatabaseError);
