/**
 * Props of every slot by its name: what one remote renders inside a page of another. Each remote adds its own in src/contract.ts, by
 * declaration merging.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- remotes extend it
export interface SlotMap {}

/** Name of a slot. */
export type SlotName = keyof SlotMap & string;

/** A dialog opens when its slot is rendered; on onClose the page removes the slot. */
export interface DialogSlotProps {
  onClose(): void;
}
