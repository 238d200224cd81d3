/** Body of a quote request. */
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

/** Provides quotes; rejects as validation_failed for a price that is too low, and as upstream_failed without a valid quote. */
export interface QuoteProvider {
  /** For the start log, for example 'lender.example' or 'local example rates'. */
  readonly name: string;
  quote(request: QuoteRequest): Promise<Quote>;
}
