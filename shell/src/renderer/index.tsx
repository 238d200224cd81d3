import { parentPort, workerData } from 'node:worker_threads';
import { startFederation } from './federation';
import type { RenderReply, RendererSetup, RenderTask } from './protocol';
import { render } from './render';

/** Versions of the platform libraries by name; the build writes them in. */
declare const PLATFORM_VERSIONS: Readonly<Record<string, string>>;

/** Runs the render worker. The pool sends one task at a time, so that a task that hangs is identified by its worker. */
async function startWorker(): Promise<void> {
  if (!parentPort) return;
  const port = parentPort;
  const setup = workerData as RendererSetup;
  const send = (message: RenderReply) => port.postMessage(message);
  await startFederation(PLATFORM_VERSIONS);

  port.on('message', (task: RenderTask) => {
    render(task, setup).then(
      (page) => send({ id: task.id, page }),
      (error: unknown) => send({ id: task.id, error: String((error as Error | undefined)?.stack ?? error) }),
    );
  });
  send({ ready: true });
}

void startWorker();
