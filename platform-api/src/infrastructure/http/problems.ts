/** Error responses of the API; the message is for visitors. */
export const PROBLEMS = {
  validation_failed: { status: 422, message: 'Please fix the following errors:' },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  payment_unconfirmed: { status: 402, message: 'Your bank asks you to confirm this payment.' },
  forbidden: { status: 403, message: 'You can not do that.' },
  not_found: { status: 404, message: 'Not found.' },
  conflict: { status: 409, message: 'This has already been done.' },
  too_large: { status: 413, message: 'This is too large to be sent.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please try again later.' },
  upstream_failed: { status: 502, message: 'A partner service did not answer. Please try again.' },
  unavailable: { status: 503, message: 'We can not do this at the moment. Please try again in a few seconds.' },
  unexpected: { status: 500, message: 'An unexpected error occured' },
} as const;
export type ProblemCode = keyof typeof PROBLEMS;

export interface ProblemResponse {
  error: { code: ProblemCode; message: string; fields?: Readonly<Record<string, string>> };
}

/** A request that ends with an error response. */
export class Problem extends Error {
  override readonly name = 'Problem';
  constructor(
    readonly code: ProblemCode,
    readonly fields?: Readonly<Record<string, string>>,
    options?: ErrorOptions,
  ) {
    super(PROBLEMS[code].message, options);
  }

  get statusCode(): number {
    return PROBLEMS[this.code].status;
  }

  toResponse(): ProblemResponse {
    return { error: { code: this.code, message: this.message, ...(this.fields && { fields: this.fields }) } };
  }
}

/** The browser confirms the payment with the provider's secret, and sends the same request again. */
export const paymentUnconfirmed = (clientSecret: string) => new Problem('payment_unconfirmed', { client_secret: clientSecret });
export const notFound = () => new Problem('not_found');
export const invalid = (fields: Readonly<Record<string, string>>) => new Problem('validation_failed', fields);
