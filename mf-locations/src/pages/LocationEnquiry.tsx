import { Slot, type Location } from '@forecourt/shared-contracts';
import { Card } from '@forecourt/shared-ui';

/** Enquiry form with the location preset. */
export function LocationEnquiry({ location }: { location: Location }) {
  return (
    <Card as="section" padding="l" gap={4} aria-labelledby="location-enquiry">
      <h2 id="location-enquiry">Send an enquiry</h2>
      <Slot name="enquiry-form" locationSlug={location.slug} category="General Enquiry" retry />
    </Card>
  );
}
