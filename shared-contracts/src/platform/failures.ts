import { alertRaised } from '../store/alerts';
import { ApiError } from './api';

interface Failure {
  /** alert: a modal dialog; warning and error: console only. */
  by: 'alert' | 'warning' | 'error';
  /** Exact text; if missing, the message of the error. */
  text?: string;
}

/** Text for an error without a message, spelled as in the specification. */
export const UNEXPECTED_ERROR = 'An unexpected error occured';

/** Message for a postcode that is not of four digits. */
export const POSTCODE_INVALID = 'Invalid postcode. Please enter a 4-digit number.';

/** Message for a postcode that the geocoder does not find. */
export const POSTCODE_UNKNOWN = 'Invalid postcode';

/** Failures and how each is reported; a failure that is not listed is not reported to the visitor. */
export const FAILURES = {
  /** A form could not be sent. */
  formNotSent: { by: 'alert', text: 'An error occurred when submitting this form' },
  /** A change of the watchlist failed and is reverted. */
  watchlistFailed: { by: 'alert' },
  /** The brochure could not be created. */
  pdfFailed: { by: 'alert' },
  /** An event could not be sent; the history report or the print opens anyway. */
  analyticsFailed: { by: 'warning' },
  /** The trade-in valuation could not be saved. */
  valuationNotSaved: { by: 'error' },
} as const satisfies Readonly<Record<string, Failure>>;
export type FailureName = keyof typeof FAILURES;

/** The message that the back end wrote for the visitor, never its code; `otherwise` where there is none, as for an error of our own code. */
export function messageOf(error: unknown, otherwise: string = UNEXPECTED_ERROR): string {
  return (error instanceof ApiError && error.message) || otherwise;
}

/** Reports a failure as the catalogue defines, and returns the text to display where it happened. */
export function reportFailure(dispatch: (action: ReturnType<typeof alertRaised>) => unknown, name: FailureName, error?: unknown): string {
  const { by, text = messageOf(error) }: Failure = FAILURES[name];
  if (by === 'alert') dispatch(alertRaised(text));
  if (by === 'warning') console.warn(name, error);
  if (by === 'error') console.error(name, error);
  return messageOf(error, text);
}
