/** More work waits than can be done in good time. */
export class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError';
}

/** Lets so many pieces of work run at a time; the others wait in line, and a line that is too long is refused. */
export class Turns {
  private running = 0;
  private readonly line: (() => void)[] = [];

  constructor(
    private readonly atATime: number,
    private readonly longestLine: number,
  ) {}

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atATime) this.running += 1;
    else if (this.line.length >= this.longestLine) throw new TooManyWaitingError(`${this.line.length} pieces of work are waiting`);
    else await new Promise<void>((resolve) => this.line.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
