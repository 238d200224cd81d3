import { Slot, useSite, type Car } from '@forecourt/shared-contracts';
import type { ComponentType } from 'react';
import type { POSITIONS } from './positions';

interface PagePositionProps {
  name: keyof typeof POSITIONS;
  car: Car;
}

/** A slot that a document names: any, also one that nobody provides. */
const AnySlot = Slot as ComponentType<object>;

/** The slots that the tenant's document has at a position of a car's page. */
export function PagePosition({ name, car }: PagePositionProps) {
  const sections = useSite().sections['vehicle.detail'] ?? [];
  return sections.map((section, at) => {
    if (section.type !== 'slot' || section.position !== name) return null;
    // A document has no names for its sections, and may place a slot twice; their order changes with the document only.
    // oxlint-disable-next-line react/no-array-index-key
    return <AnySlot key={at} {...{ ...section.props, name: section.slot, version: 'highest', car, hydrate: 'visible' }} />;
  });
}
