import { phoneText, selectCustomerProfile, selectUser, useAppSelector, usePlatform } from '@forecourt/shared-contracts';
import { Card, LinkButton, SpecList, Stack } from '@forecourt/shared-ui';
import { SignOutButton } from './SignOutButton';

/** Phone of the signed-in visitor and the name that this browser knows, with the links of the visitor's account. */
export function VisitorDetails() {
  const { site, to } = usePlatform();
  const user = useAppSelector(selectUser);
  const { name, last_name: lastName } = useAppSelector(selectCustomerProfile);
  const fullName = [name, lastName].filter(Boolean).join(' ');

  return (
    <Card>
      <Stack>
        <SpecList
          items={[...(fullName ? [{ label: 'Name', value: fullName }] : []), { label: 'Phone', value: phoneText(user?.phone ?? '') }]}
        />
        <Stack direction="row" gap={3}>
          {site.switches.favouritesEnabled && (
            <LinkButton to={to.ifDeployed('search.favourites')} variant="secondary">
              Your favourites
            </LinkButton>
          )}
          <SignOutButton />
        </Stack>
      </Stack>
    </Card>
  );
}
