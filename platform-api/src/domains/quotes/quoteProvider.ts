/** What a quote is asked for: the call's body (AP-051). */
export interface QuoteRequest {
  selfAssessedCreditScore: string;
  /** AUD. */
  purchasePrice: number;
  /** Years. */
  loanTerm: number;
  year: number;
  vin: string;
  nvic: string;
  whoIsHelping: string;
}

/** Weekly AUD and percent a year. */
export interface Quote {
  weeklyRepaymentAmount: number;
  advertisedRate: number;
  comparisonRate: number;
}

/** Who makes quotes; rejects as validation_failed for a price that is too low for one, and as upstream_failed when no usable one comes back. */
export interface QuoteProvider {
  /** For the start log, for example 'lender.example' or 'local example rates'. */
  readonly name: string;
  quote(request: QuoteRequest): Promise<Quote>;
}
