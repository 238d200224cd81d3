import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { CurrentLinks, useCurrentAddresses } from './CurrentLinks';

const links = ['/search', '/pre-owned?certified=true'].map((to) => ({ name: to, to, isExternal: false }));

it('NA-010 PL-054 tells another current page, and nothing for another query of the same one', async () => {
  const rendered = jest.fn();
  function Shown() {
    rendered([...useCurrentAddresses()]);
    return null;
  }
  const shown = <Shown />;
  renderOnPlatform(
    <>
      <CurrentLinks links={links}>{shown}</CurrentLinks>
      <Link to="/search?make=Kia">Kia</Link>
      <Link to="/pre-owned?certified=true">Certified</Link>
    </>,
    { path: '/search' },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Kia' }));
  expect(rendered.mock.calls).toEqual([[['/search']]]);

  await userEvent.click(screen.getByRole('link', { name: 'Certified' }));
  expect(rendered.mock.calls).toEqual([[['/search']], [['/pre-owned?certified=true']]]);
});
