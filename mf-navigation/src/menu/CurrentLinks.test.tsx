import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { CurrentLinks, useCurrentLinks } from './CurrentLinks';

const links = ['/search', '/pre-owned?certified=true'].map((to) => ({ name: to, to, isExternal: false }));

it('NA-010 PL-054 renders again for another current link, and not for another query of the same page', async () => {
  const rendered = jest.fn();
  function Consumer() {
    rendered([...useCurrentLinks()]);
    return null;
  }
  const consumer = <Consumer />;
  renderOnPlatform(
    <>
      <CurrentLinks links={links}>{consumer}</CurrentLinks>
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
