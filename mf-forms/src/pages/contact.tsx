import { Slot, useSite, type MetaContext } from '@forecourt/shared-contracts';
import { LeadForm } from '@forecourt/shared-forms';
import { Card, PageArea, PageFrame, PageHeading } from '@forecourt/shared-ui';
import { FormAside } from '../contact/FormAside';
import { generalEnquiry } from '../forms/generalEnquiry';
import styles from './contact.module.css';

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
        <Card as="section" padding="l" className={styles.form} aria-labelledby="contact-form">
          <h2 id="contact-form">Send an enquiry</h2>
          <LeadForm form={generalEnquiry} />
        </Card>
      </PageArea>
      <FormAside />
      <section className={styles.locations} aria-labelledby="contact-locations">
        <h2 id="contact-locations">Our locations</h2>
        <Slot name="location-block" filter="all" hydrate="visible" />
      </section>
      <Slot name="guarantee-strip" hydrate="visible" />
    </PageFrame>
  );
}
