export { AlertDialog, type AlertDialogProps } from './alert-dialog/AlertDialog';
export { MegaMenu, type MegaMenuItem, type MegaMenuProps } from './mega-menu/MegaMenu';
export { Menu, type MenuItem, type MenuProps } from './menu/Menu';
export { Popover, type PopoverProps } from './popover/Popover';
export type { PopoverTrigger } from './popover/usePopover';
export { SHARE_CHANNELS, shareHref, type ShareChannel } from './share-sheet/channels';
export { ShareSheet, type ShareSheetProps } from './share-sheet/ShareSheet';
export { Tooltip, type TooltipProps } from './tooltip/Tooltip';
