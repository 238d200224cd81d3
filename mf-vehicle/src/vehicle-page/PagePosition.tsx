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
  return sections.map(
    (section) =>
      section.type === 'slot' &&
      section.position === name && <AnySlot key={section.slot} {...{ ...section.props, name: section.slot, car, hydrate: 'visible' }} />,
  );
}
