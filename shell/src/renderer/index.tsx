import { parentPort, workerData } from 'node:worker_threads';
import { startFederation } from './federation';
import type { RenderReply, RendererSetup, RenderTask } from './protocol';
import { render } from './render';

/** Runs the render worker. The pool sends one task at a time, so that a task that hangs is identified by its worker. */
function startWorker(): void {
  if (!parentPort) return;
  const port = parentPort;
  const setup = workerData as RendererSetup;
  const send = (message: RenderReply) => port.postMessage(message);
  startFederation();

  port.on('message', (task: RenderTask) => {
    render(task, setup).then(
      (page) => send({ id: task.id, page }),
      (error: unknown) => send({ id: task.id, error: String((error as Error | undefined)?.stack ?? error) }),
    );
  });
  send({ ready: true });
}

startWorker();
