import { ApiError, UNEXPECTED_ERROR } from '@forecourt/shared-contracts';
import { CODE_INTERVAL_SECONDS, secondsOf } from './waitTime';

export interface SignInError {
  text: string;
  /** The visitor's entry or a limit is the reason: the text belongs to the field. Otherwise the same request may succeed later. */
  isAtField: boolean;
  /** Seconds until a request may succeed, where a limit is the reason. */
  waitSeconds: number | null;
}

const UNREACHABLE = 'We got no response. Please check your connection and try again.';

/** An entry that is not sent. */
export const invalidEntry = (text: string): SignInError => ({ text, isAtField: true, waitSeconds: null });

/** What a failed request means for the visitor. */
export function signInErrorOf(error: unknown): SignInError {
  if (!(error instanceof ApiError)) return { text: UNEXPECTED_ERROR, isAtField: false, waitSeconds: null };
  const { status, message, fields } = error;
  const text = status === 0 ? UNREACHABLE : (Object.values(fields)[0] ?? message);
  return {
    text,
    isAtField: status >= 400 && status < 500,
    waitSeconds: status === 429 ? (secondsOf(text) ?? CODE_INTERVAL_SECONDS) : null,
  };
}
