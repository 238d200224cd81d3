/** Code of a remote did not arrive in time; it may still do. */
export class LateCodeError extends Error {
  override readonly name = 'LateCodeError';
  constructor(
    message: string,
    /** Fulfilled when the code has arrived after all. */
    readonly arrival: Promise<void>,
  ) {
    super(message);
  }
}

/** When the code arrives whose lateness caused an error; undefined for any other error. */
export function arrivalOf(error: unknown): Promise<void> | undefined {
  if (error instanceof LateCodeError) return error.arrival;
  return error instanceof Error ? arrivalOf(error.cause) : undefined;
}
