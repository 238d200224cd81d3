export { describeConformance, type PassedOn } from './describeConformance';
export { hydrateOnPlatform } from './hydrateOnPlatform';
export { installNativeDialog } from './nativeDialog';
export { installNativePopover } from './nativePopover';
export { renderOnPlatform, type PlatformOptions } from './renderOnPlatform';
export { framedOnPlatform, serverHtml } from './serverHtml';
