import { createElement, type ComponentType } from 'react';
import { Slot, type SlotHydration } from '@forecourt/shared-contracts';

interface PlacedSlotProps {
  /** Name of the slot, which a document writes: any, also one that nobody provides. */
  slot: string;
  /** What the document gives it; the server has compared them with the slot's schema. */
  props: object;
  hydrate?: SlotHydration;
}

/** A slot that a document places. */
export const PlacedSlot = ({ slot, props, hydrate }: PlacedSlotProps) =>
  createElement(Slot as ComponentType<object>, { ...props, name: slot, version: 'highest', hydrate } as object);
