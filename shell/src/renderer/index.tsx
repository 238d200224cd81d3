import { parentPort, workerData } from 'node:worker_threads';
import { startFederation } from './federation';
import type { RenderAnswer, RendererSetup, RenderTask } from './protocol';
import { render } from './render';

/** A render worker: one task at a time, so that a task that hangs is known by its worker. */
function work(): void {
  if (!parentPort) return;
  const port = parentPort;
  const setup = workerData as RendererSetup;
  const answer = (message: RenderAnswer) => port.postMessage(message);
  startFederation();

  port.on('message', (task: RenderTask) => {
    render(task, setup).then(
      (page) => answer({ id: task.id, page }),
      (error: unknown) => answer({ id: task.id, error: String((error as Error | undefined)?.stack ?? error) }),
    );
  });
  answer({ ready: true });
}

work();
