import { Writable } from 'node:stream';

export type LogLine = Readonly<Record<string, unknown>>;

/** A stream for a server's logger, which appends each line of the log. */
export const logTo = (lines: LogLine[]): Writable =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(
        ...chunk
          .toString()
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as LogLine),
      );
      done();
    },
  });
