import { carHeading, carPath, useLinks, type Car, type LoaderContext, type MetaContext, type PageMeta } from '@forecourt/shared-contracts';
import { LinkButton, PageFrame, PageHeading } from '@forecourt/shared-ui';

export const loader = ({ api, params: { slug = '' } }: LoaderContext): Promise<Car> => api.get<Car>(`/api/cars/${slug}`);

export const meta = ({ data, to }: MetaContext<Car>): PageMeta => ({
  title: 'Insurance quote',
  canonical: to('insurance.quote', { slug: data.slug }),
});

/** What it costs to insure a car. */
export function Component({ data: car }: { data: Car }) {
  const to = useLinks();
  return (
    <PageFrame kind="content">
      <PageHeading>Insure the {carHeading(car)}</PageHeading>
      <LinkButton to={carPath(to, car)}>Back to the car</LinkButton>
    </PageFrame>
  );
}
