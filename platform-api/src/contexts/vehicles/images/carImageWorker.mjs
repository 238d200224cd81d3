import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { renderImageSvg } = await import('./renderImageSvg.ts');

parentPort.on('message', ({ id, spec }) => {
  try {
    parentPort.postMessage({ id, svg: renderImageSvg(spec) });
  } catch (error) {
    parentPort.postMessage({ id, reason: String(error) });
  }
});
