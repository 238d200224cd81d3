export { Popover, type PopoverProps } from './popover/Popover';
export type { PopoverTrigger } from './popover/usePopover';
export { SHARE_CHANNELS, shareHref, type ShareChannel } from './share-sheet/channels';
export { ShareSheet, type ShareSheetProps } from './share-sheet/ShareSheet';
