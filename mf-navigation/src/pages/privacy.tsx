import { type MetaContext, useSite } from '@forecourt/shared-contracts';
import { Prose } from '../content-page/Prose';
import { LegalText } from '../legal/LegalText';
import { privacyPolicy } from '../legal/privacyPolicy';

const TITLE = 'Privacy policy';

export function meta({ site, to }: MetaContext<unknown>) {
  return {
    title: TITLE,
    description: `How ${site.name} collects, uses and protects personal information.`,
    canonical: to('navigation.privacy'),
  };
}

export function Component() {
  const site = useSite();
  return (
    <Prose title={TITLE}>
      <LegalText sections={privacyPolicy(site)} />
    </Prose>
  );
}
