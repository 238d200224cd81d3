export { loadScript } from './loadScript';
export { ShellRuntimePlugin } from './ShellRuntimePlugin';
export { SlimContainerPlugin } from './SlimContainerPlugin';
export { SubresourceIntegrityPlugin, withIntegrityTable } from './SubresourceIntegrityPlugin';
