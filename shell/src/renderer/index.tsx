import { parentPort, workerData } from 'node:worker_threads';
import { describeSite } from './describeSite';
import { startFederation } from './federation';
import { providedNames } from '../platform/providedNames';
import type { DescribeRequest, RenderReply, RenderRequest, RendererSetup } from '../protocol/messages';
import { render } from './render';

/** Versions of the platform libraries by name; the build writes them in. */
declare const PLATFORM_VERSIONS: Readonly<Record<string, string>>;

/** Runs the render worker, or describes the build. The pool sends one task at a time, so that a task that hangs is identified by its worker. */
async function startWorker(): Promise<void> {
  if (!parentPort) return;
  const port = parentPort;
  const given = workerData as RendererSetup | DescribeRequest;
  if ('describe' in given) return port.postMessage(await providedNames());
  const setup: RendererSetup = given;
  const send = (message: RenderReply) => port.postMessage(message);
  await startFederation(PLATFORM_VERSIONS);

  let running: { id: number; controller: AbortController } | null = null;
  port.on('message', (request: RenderRequest) => {
    if ('abort' in request) {
      if (running?.id === request.abort) running.controller.abort();
      return;
    }
    const { id } = request;
    const fail = (error: unknown) => send({ id, error: String((error as Error | undefined)?.stack ?? error) });
    if ('describe' in request) {
      try {
        return send({ id, description: describeSite(request.describe, setup.assets) });
      } catch (error) {
        return fail(error);
      }
    }
    const controller = new AbortController();
    running = { id, controller };
    render(request, setup, controller.signal).then(
      (page) => send({ id, page }),
      (error: unknown) => (controller.signal.aborted ? send({ id, aborted: true }) : fail(error)),
    );
  });
  send({ ready: true });
}

void startWorker();
