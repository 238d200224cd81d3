export { SlimContainerPlugin } from './SlimContainerPlugin';
export { SubresourceIntegrityPlugin, withIntegrityTable } from './SubresourceIntegrityPlugin';
