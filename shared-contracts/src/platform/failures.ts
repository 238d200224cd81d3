import { alertRaised } from '../store/alerts';

interface Failure {
  /** alert: a dialog interrupts; warning and error: for the console only; nothing: the caller has the place to show it. */
  by?: 'alert' | 'warning' | 'error';
  /** Exact text. Without one the error speaks for itself. */
  text?: string;
}

/** Where an error has no message, spelled as the documents spell it (SH-160). */
export const UNEXPECTED_ERROR = 'An unexpected error occured';

/** Stands above the messages of a form's fields, in a destructive style (SH-173). */
export const FORM_INVALID = 'Please fix the following errors:';

/** A postcode that no place has (SH-169). */
export const POSTCODE_UNKNOWN = 'Invalid postcode';

/** What can go wrong and how the visitor learns of it (SH-160…166); what is not here stays silent (SH-165, SH-168, SH-174). */
export const FAILURES = {
  /** An accepted form came back without a lead (SH-160). */
  leadMissing: {},
  /** Interrupts when a form could not be sent (SH-161). */
  formNotSent: { by: 'alert', text: 'An error occurred when submitting this form' },
  /** The change of the watchlist counts as not made (SH-162). */
  watchlistFailed: { by: 'alert' },
  /** SH-163. */
  pdfFailed: { by: 'alert' },
  /** The history report or the print opens all the same (SH-164). */
  analyticsFailed: { by: 'warning' },
  /** SH-166. */
  valuationNotSaved: { by: 'error' },
} as const satisfies Readonly<Record<string, Failure>>;
export type FailureName = keyof typeof FAILURES;

/** What a visitor may read of an error: its message, never its code (SH-177); `otherwise` where it has none. */
export function messageOf(error: unknown, otherwise: string = UNEXPECTED_ERROR): string {
  return (error instanceof Error && error.message) || otherwise;
}

/** Tells a failure the way the catalogue says, and answers the text for the place where it happened. */
export function reportFailure(dispatch: (action: ReturnType<typeof alertRaised>) => unknown, name: FailureName, error?: unknown): string {
  const { by, text = messageOf(error) }: Failure = FAILURES[name];
  if (by === 'alert') dispatch(alertRaised(text));
  if (by === 'warning') console.warn(name, error);
  if (by === 'error') console.error(name, error);
  return messageOf(error, text);
}
