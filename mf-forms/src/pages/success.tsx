import { loadSpecialHours, type LoaderContext, type PageMeta, type SpecialHours } from '@forecourt/shared-contracts';
import { Container } from '@forecourt/shared-ui';
import { SuccessMessage } from '../success/SuccessMessage';

/** Special hours of all locations: which one reads the enquiry is known in the browser alone. */
export const loader = (context: LoaderContext): Promise<SpecialHours[]> =>
  loadSpecialHours(
    context.site.locations.map(({ id }) => id),
    context,
  );

export function meta(): PageMeta {
  return { title: 'Thank you', robots: 'noindex' };
}

export function Component({ data: specialHours }: { data: SpecialHours[] }) {
  return (
    <Container width="text">
      <SuccessMessage specialHours={specialHours} />
    </Container>
  );
}
