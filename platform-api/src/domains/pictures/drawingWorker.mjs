import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { drawingOf } = await import('./drawingOf.ts');

parentPort.on('message', ({ id, look }) => {
  try {
    parentPort.postMessage({ id, svg: drawingOf(look) });
  } catch (error) {
    parentPort.postMessage({ id, reason: String(error) });
  }
});
