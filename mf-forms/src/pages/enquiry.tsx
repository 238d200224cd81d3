import { carHeading, isInStock, PageNotFound, type Car, type LoaderContext, type MetaContext } from '@forecourt/shared-contracts';
import { LeadForm } from '@forecourt/shared-forms';
import { Card, PageArea, PageFrame, PageHeading } from '@forecourt/shared-ui';
import { FormAside } from '../contact/FormAside';
import { pageForm } from '../forms';
import { linkedCar } from '../forms/linkedCar';
import { testDrive } from '../forms/testDrive';

interface EnquiryPage {
  /** Name of the form that the route displays. */
  form: string;
  /** The car that a link names, of a form about one car. */
  car: Car | null;
}

const formOf = ({ form }: Pick<EnquiryPage, 'form'>) => {
  const found = pageForm(form);
  if (!found) throw new PageNotFound(`There is no form "${form}".`);
  return found;
};

export async function loader(context: LoaderContext): Promise<EnquiryPage> {
  const { name } = formOf({ form: context.params.form ?? '' });
  const car = name === testDrive.name ? await linkedCar(context) : null;
  return { form: name, car: car && isInStock(car) ? car : null };
}

export function meta({ data, site, url }: MetaContext<EnquiryPage>) {
  const { title, intro, isUnlisted } = formOf(data);
  return { title, description: `${intro} ${site.name}.`, canonical: url.pathname, ...(isUnlisted && { robots: 'noindex' as const }) };
}

/** One lead form, and how else to reach the dealer. */
export function Component({ data }: { data: EnquiryPage }) {
  const form = formOf(data);
  return (
    <PageFrame kind="form">
      <PageHeading lead={data.car ? carHeading(data.car) : form.intro}>{form.title}</PageHeading>
      <PageArea area="main">
        <Card padding="l">
          <LeadForm key={`${form.name} ${data.car?.id}`} form={form} subject={data.car ? { car: data.car } : undefined} />
        </Card>
      </PageArea>
      <FormAside />
    </PageFrame>
  );
}
