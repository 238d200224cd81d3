/**
 * Props of every slot by its name and the version of its props: what one remote renders inside a page of another. Each remote adds its own in
 * src/contract.ts, by declaration merging: `'finance-summary': { 1: { car: Car } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- remotes extend it
export interface SlotMap {}

/** Name of a slot. */
export type SlotName = keyof SlotMap & string;

/** Versions of a slot's props that its remote serves. */
export type SlotVersion<Name extends SlotName> = keyof SlotMap[Name] & number;

/** Props of a slot in one version, or in any that its remote serves. */
export type SlotProps<Name extends SlotName, Version extends SlotVersion<Name> = SlotVersion<Name>> = {
  [Each in SlotName]: SlotMap[Each][Version & keyof SlotMap[Each]];
}[Name];

/** A dialog opens when its slot is rendered; on onClose the page removes the slot. */
export interface DialogSlotProps {
  onClose(): void;
}
