import { PageNotFound, type LoaderContext, type MetaContext } from '@forecourt/shared-contracts';
import { LeadForm } from '@forecourt/shared-forms';
import { Card, PageArea, PageFrame, PageHeading } from '@forecourt/shared-ui';
import { FormAside } from '../contact/FormAside';
import { pageForm } from '../forms';

interface EnquiryPage {
  /** Name of the form that the route displays. */
  form: string;
}

const formOf = ({ form }: EnquiryPage) => {
  const found = pageForm(form);
  if (!found) throw new PageNotFound(`There is no form "${form}".`);
  return found;
};

export const loader = ({ params }: LoaderContext): EnquiryPage => ({ form: formOf({ form: params.form ?? '' }).name });

export function meta({ data, site, url }: MetaContext<EnquiryPage>) {
  const { title, intro, isUnlisted } = formOf(data);
  return { title, description: `${intro} ${site.name}.`, canonical: url.pathname, ...(isUnlisted && { robots: 'noindex' as const }) };
}

/** One lead form, and how else to reach the dealer. */
export function Component({ data }: { data: EnquiryPage }) {
  const form = formOf(data);
  return (
    <PageFrame kind="form">
      <PageHeading lead={form.intro}>{form.title}</PageHeading>
      <PageArea area="main">
        <Card padding="l">
          <LeadForm key={form.name} form={form} />
        </Card>
      </PageArea>
      <FormAside />
    </PageFrame>
  );
}
