import { Slot, useSite, type MetaContext } from '@forecourt/shared-contracts';
import { LeadForm } from '@forecourt/shared-forms';
import { Card, PageArea, PageFrame, PageHeading, Stack } from '@forecourt/shared-ui';
import { FormAside } from '../contact/FormAside';
import { generalEnquiry } from '../forms/generalEnquiry';

const TITLE = 'Contact us';

export function meta({ site, to }: MetaContext<unknown>) {
  return {
    title: TITLE,
    description: `Send an enquiry to ${site.name}, or find our locations and opening hours.`,
    canonical: to('forms.contact'),
  };
}

/** The general enquiry form and every location of the dealer. */
export function Component() {
  const { name } = useSite();
  return (
    <PageFrame kind="form">
      <PageHeading lead={`Ask ${name} anything: we answer as soon as we are open.`}>{TITLE}</PageHeading>
      <PageArea area="main">
        <Card as="section" padding="l" gap={5} aria-labelledby="contact-form">
          <h2 id="contact-form">Send an enquiry</h2>
          <LeadForm form={generalEnquiry} />
        </Card>
      </PageArea>
      <FormAside />
      <Stack as="section" aria-labelledby="contact-locations">
        <h2 id="contact-locations">Our locations</h2>
        <Slot name="location-block" filter="all" hydrate="visible" />
      </Stack>
      <Slot name="guarantee-strip" fallback={null} hydrate="visible" />
    </PageFrame>
  );
}
