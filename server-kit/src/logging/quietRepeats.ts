import type { FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;
type LogHook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;
type LogArguments = Parameters<LogHook>[0];

const WARN = 40;
const WINDOW_MS = 1000;
/** More different lines than that in one second are told apart by their text alone. */
const MAX_KINDS = 200;

const kindOfError = ({ name, code, message }: NodeJS.ErrnoException) =>
  `${name} ${code ?? ''} ${(message.split('\n', 1)[0] ?? '').replaceAll(/\d+/g, '#')}`;

/** What makes two lines the same: the status of their response, or else all that they say. A payment that is unclear is a kind of its own. */
function detailOf(fields: unknown): string {
  if (fields instanceof Error) return kindOfError(fields);
  if (typeof fields !== 'object' || fields === null) return '';
  const { err, status, ...rest } = fields as { err?: unknown; status?: unknown };
  if (status !== undefined) return String(status);
  return `${err instanceof Error ? kindOfError(err) : ''} ${JSON.stringify(rest)}`;
}

function withRepeats([first, ...rest]: LogArguments, repeats: number): LogArguments {
  if (first instanceof Error) return [{ err: first, repeats }, ...rest] as unknown as LogArguments;
  if (typeof first === 'string') return [{ repeats }, first, ...rest] as unknown as LogArguments;
  return [{ ...(first as object), repeats }, ...rest] as unknown as LogArguments;
}

/**
 * Writes warnings and errors of one kind once a second: the first at once, those that follow within the second as one line, the last of
 * them with their number as `repeats`. A database that is away must not fill the disk.
 */
export function quietRepeats(): LogHook {
  const open = new Map<string, { repeats: number; write(repeats: number): void }>();

  function openWindow(kind: string): void {
    open.set(kind, { repeats: 0, write: () => {} });
    setTimeout(() => {
      const window = open.get(kind);
      open.delete(kind);
      if (!window || window.repeats === 0) return;
      window.write(window.repeats);
      openWindow(kind);
    }, WINDOW_MS).unref();
  }

  return function (args, method, level) {
    if (level < WARN) {
      method.apply(this, args);
      return;
    }
    const [fields, text] = args as unknown as [unknown, unknown];
    const message = typeof fields === 'string' ? fields : String(text);
    const kind = open.size < MAX_KINDS ? `${level} ${message} ${detailOf(fields)}` : `${level} ${message}`;
    const window = open.get(kind);
    if (!window) {
      openWindow(kind);
      method.apply(this, args);
      return;
    }
    window.repeats += 1;
    window.write = (repeats) => method.apply(this, withRepeats(args, repeats));
  };
}
