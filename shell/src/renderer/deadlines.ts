/** How long the parts of one render may take, milliseconds from its start. */
export interface RenderDeadlines {
  /** The page's sign-in gate, module and loader; a page that takes longer is loaded by the browser. */
  pageMs: number;
  /** One search of the page's loader, so that the page still renders its other data when the search service stalls. */
  searchMs: number;
  /** Everything: parts that are missing then are rendered by the browser. */
  renderMs: number;
}

/**
 * Deadlines that the render worker keeps by itself, inside the timeout at which the server stops it. A render that waits, for the
 * back end or for a promise that never settles, ends at these; only code that blocks its thread reaches the timeout.
 */
export function renderDeadlines(timeoutMs: number, slotTimeoutMs: number): RenderDeadlines {
  const renderMs = timeoutMs * 0.9;
  const pageMs = Math.max(timeoutMs / 2, renderMs - slotTimeoutMs);
  return { pageMs, searchMs: pageMs * 0.8, renderMs };
}
