export { publishRelease } from './publishRelease';
export { publishShell } from './publishShell';
