import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { CHANGE_TAGS, DEPENDS_ON, type ChangeTag } from '@forecourt/shared-contracts/site-changes';

/** The calls of one render. */
export interface BackEndCalls {
  /** Adds what a response depends on that was not requested anew; null: everything. */
  dependOn(tags: readonly ChangeTag[] | null): void;
  /** What of the site the responses depend on. */
  dependsOn(): ChangeTag[];
  /** Whether every call has got a response that is no error of the back end. */
  areAnswered(): boolean;
}

interface Watch {
  open: number;
  hasFailed: boolean;
  tags: Set<ChangeTag>;
  onChange(isWaiting: boolean): void;
}

/** Those of the render that runs. A worker renders one page at a time, so that every call of its thread belongs to that page. */
let watch: Watch | null = null;

function begin(): void {
  if (!watch) return;
  watch.open += 1;
  watch.onChange(true);
}

function end(status: number, dependsOn: string | undefined): void {
  if (!watch) return;
  watch.open = Math.max(0, watch.open - 1);
  if (status === 0 || status >= 500) watch.hasFailed = true;
  const named = dependsOn?.split(',').map((each) => each.trim());
  for (const tag of CHANGE_TAGS) if (!named || named.includes(tag)) watch.tags.add(tag);
  watch.onChange(watch.open > 0);
}

/** A header among names and values in turn, as undici has them. */
function headerIn(headers: readonly Buffer[]): string | undefined {
  const at = headers.findIndex((each, index) => index % 2 === 0 && each.toString('latin1').toLowerCase() === DEPENDS_ON);
  return at < 0 ? undefined : headers[at + 1]?.toString('latin1');
}

// Remotes call the back end by fetch, and the search client by http; both say so here, whoever made the call.
subscribe('undici:request:create', begin);
subscribe('undici:request:headers', (message) => {
  const { response } = message as { response: { statusCode: number; headers: Buffer[] } };
  end(response.statusCode, headerIn(response.headers));
});
subscribe('undici:request:error', () => end(0, undefined));
subscribe('http.client.request.start', begin);
subscribe('http.client.response.finish', (message) => {
  const { response } = message as { response: IncomingMessage };
  end(response.statusCode ?? 0, response.headers[DEPENDS_ON] as string | undefined);
});
subscribe('http.client.request.error', () => end(0, undefined));

/** Watches the calls of the render that begins now, in place of the one before; `onChange` learns when it begins or ceases to wait for them. */
export function watchCalls(onChange: (isWaiting: boolean) => void): BackEndCalls {
  const own: Watch = { open: 0, hasFailed: false, tags: new Set(), onChange };
  watch = own;
  return {
    dependOn(tags) {
      for (const tag of tags ?? CHANGE_TAGS) own.tags.add(tag);
    },
    dependsOn: () => [...own.tags],
    areAnswered: () => own.open === 0 && !own.hasFailed,
  };
}
