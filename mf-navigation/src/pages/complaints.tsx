import type { MetaContext } from '@forecourt/shared-contracts';
import { ComplaintsNotice } from '../complaints/ComplaintsNotice';
import { Prose } from '../content-page/Prose';

const TITLE = 'Complaint handling';

export function meta({ site, to }: MetaContext<unknown>) {
  return {
    title: TITLE,
    description: `Whom to contact at ${site.name} with a concern, and the consumer-protection regulators.`,
    canonical: to('navigation.complaints'),
  };
}

export function Component() {
  return (
    <Prose title={TITLE}>
      <ComplaintsNotice />
    </Prose>
  );
}
