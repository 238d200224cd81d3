import type { LoaderContext, MetaContext } from '@forecourt/shared-contracts';
import { ServicePage } from '../contact/ServicePage';

interface ServiceData {
  title: string;
}

/** The two addresses of the page differ in their title. */
export const loader = ({ params }: LoaderContext): ServiceData => ({ title: params.service === 'genuine' ? 'Genuine Service' : 'Service' });

export function meta({ data, site, url }: MetaContext<ServiceData>) {
  return { title: data.title, description: `Book a service at ${site.name}.`, canonical: url.pathname };
}

export function Component({ data }: { data: ServiceData }) {
  return <ServicePage title={data.title} />;
}
