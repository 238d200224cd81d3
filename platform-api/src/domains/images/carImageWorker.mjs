import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { renderCarSvg } = await import('./renderCarSvg.ts');

parentPort.on('message', ({ id, spec }) => {
  try {
    parentPort.postMessage({ id, svg: renderCarSvg(spec) });
  } catch (error) {
    parentPort.postMessage({ id, reason: String(error) });
  }
});
