import { servicePath, Slot, usePlatform } from '@forecourt/shared-contracts';
import { LeadForm } from '@forecourt/shared-forms';
import { Card, LinkButton, PageArea, PageFrame, PageHeading, Stack } from '@forecourt/shared-ui';
import { DirectContact } from './DirectContact';
import { serviceEnquiry } from '../forms/serviceEnquiry';
import { ServiceAdvantage } from './ServiceAdvantage';

/** Booking or enquiry of a service, the service locations and, on a site that has them, the service plans. */
export function ServicePage({ title }: { title: string }) {
  const { site, to } = usePlatform();
  const path = servicePath({ site, to });
  const booking = path !== null && /^https?:/.test(path) ? path : null;
  return (
    <PageFrame kind="form">
      <PageHeading lead={`Logbook services, repairs and tyres at ${site.name}.`}>{title}</PageHeading>
      <PageArea area="main">
        <Stack gap={5}>
          <Card as="section" padding="l" gap={4} aria-labelledby="service-booking">
            <h2 id="service-booking">Book a service</h2>
            {booking ? (
              <>
                <p>Choose a time in our booking calendar.</p>
                <div>
                  <LinkButton to={booking} size="l">
                    Book online
                  </LinkButton>
                </div>
              </>
            ) : (
              <LeadForm form={serviceEnquiry} />
            )}
          </Card>
          {site.switches.serviceAdvantageEnabled && <ServiceAdvantage />}
        </Stack>
      </PageArea>
      <PageArea area="aside">
        <DirectContact />
      </PageArea>
      <Stack as="section" aria-labelledby="service-locations">
        <h2 id="service-locations">Service locations</h2>
        <Slot name="location-block" filter="service" />
      </Stack>
    </PageFrame>
  );
}
