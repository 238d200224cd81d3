import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Whether the server could not render the page's own part of a document: its module or data failed in a loader, its code threw, or it
 * was not done at the deadline. React marks a boundary that the browser has to render.
 */
export const isPageMissing = (html: string): boolean => /<div [^>]*data-page="[^"]*"[^>]*><!--\$!-->/.test(html);

/**
 * Renders an element and waits for everything that suspends, until the deadline aborts. Parts that fail or are missing at the deadline are
 * reported to `onError` and rendered by the browser.
 */
export function renderToHtml(element: ReactElement, deadline: AbortSignal, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      // Completed boundaries are written in place: React would otherwise move them with an inline script, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // After React has removed the last task: an abort completes the page in the middle of its list.
      onAllReady: () => queueMicrotask(() => stream.pipe(sink)),
      onShellError: reject,
      // No return value: React would write it into the page.
      onError: (error) => {
        onError(error);
      },
    });
    const abort = () => stream.abort(new Error('This part did not render within the time of a server render.'));
    if (deadline.aborted) abort();
    else deadline.addEventListener('abort', abort, { once: true });
  });
}
