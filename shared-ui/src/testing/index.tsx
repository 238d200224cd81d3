export { describeConformance, type ForwardedProps } from './describeConformance';
export { hydrateOnPlatform } from './hydrateOnPlatform';
export { installNativeDialog } from './nativeDialog';
export { installNativePopover } from './nativePopover';
export { renderOnPlatform, type PlatformOptions } from './renderOnPlatform';
export { withPlatform, serverHtml } from './serverHtml';
export { renderPage, renderSlot, type PartOptions } from './renderPart';
