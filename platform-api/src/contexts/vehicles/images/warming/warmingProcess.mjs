import { register } from 'tsx/esm/api';

register();
const { serveWarming } = await import('./serveWarming.ts');

serveWarming(process);
