/** A render that did not end: it took too long, or its worker died. `owner` is whose code was running. */
export class RenderStopped extends Error {
  override readonly name = 'RenderStopped';
  constructor(
    readonly owner: string,
    reason: string,
  ) {
    super(`${reason} while ${owner} was running`);
  }
}

/** A render that was not started: more pages are requested than the workers can render in good time. */
export class RenderRefused extends Error {
  override readonly name = 'RenderRefused';
}

/** A render that nobody awaits any more. */
export class RenderAborted extends Error {
  override readonly name = 'RenderAborted';
  constructor() {
    super('The render was aborted, because nobody awaits it any more');
  }
}
