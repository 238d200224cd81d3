import { RetryError } from '@algolia/client-common';

/** Whether a search failed because no response came in time; any other error of the search client is a refusal. */
export const isSlowSearch = (error: unknown) => error instanceof RetryError && error.stackTrace.some(({ response }) => response.isTimedOut);
