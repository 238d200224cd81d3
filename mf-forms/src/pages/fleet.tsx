import type { MetaContext } from '@forecourt/shared-contracts';
import { LeadForm } from '@forecourt/shared-forms';
import { Card, PageArea, PageFrame, PageHeading, Stack } from '@forecourt/shared-ui';
import { DirectContact } from '../contact/DirectContact';
import { FleetBlock } from '../contact/FleetBlock';
import { fleetEnquiry } from '../forms/fleetEnquiry';

export function meta({ site, to }: MetaContext<unknown>) {
  return {
    title: 'Fleet',
    description: `Vehicles, servicing and finance for businesses from ${site.name}.`,
    canonical: to('forms.fleet'),
  };
}

/** What the dealer does for companies, and the fleet enquiry. */
export function Component() {
  return (
    <PageFrame kind="form">
      <PageHeading lead="Vehicles for your business, from one ute to a hundred.">Fleet</PageHeading>
      <PageArea area="main">
        <Card padding="l">
          <LeadForm form={fleetEnquiry} />
        </Card>
      </PageArea>
      <PageArea area="aside">
        <Stack gap={4}>
          <FleetBlock hasLink={false} />
          <DirectContact />
        </Stack>
      </PageArea>
    </PageFrame>
  );
}
