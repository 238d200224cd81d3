export { hydrateOnPlatform } from './hydrateOnPlatform';
export { installNativeDialog } from './nativeDialog';
export { renderOnPlatform, type PlatformOptions } from './renderOnPlatform';
