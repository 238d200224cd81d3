import { ApiError } from '@forecourt/shared-contracts';

/** The back end responded, but has stored nothing. */
export class NotStored extends Error {
  override name = 'NotStored';
}

/** Why a request of a journey failed. */
export interface RequestFailure {
  /** 0 where there was no response. */
  status: number;
  /** Messages of the back end by field. */
  fields: Readonly<Record<string, string>>;
  /** No response: nothing is lost, and the same request can be sent again. */
  isUnreachable: boolean;
  /** Nothing is stored: another attempt is a new request. */
  isRefused: boolean;
}

export function requestFailure(error: unknown): RequestFailure {
  if (error instanceof NotStored) return { status: 200, fields: {}, isUnreachable: false, isRefused: true };
  const { status, fields } = error instanceof ApiError ? error : { status: 0, fields: {} };
  return { status, fields, isUnreachable: status === 0, isRefused: status >= 400 && status < 500 };
}
