import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import axe from 'axe-core';
import { publicNames } from './publicNames';
import { SPECIMENS } from './specimens';

it('PL-067 the gallery shows every component that the package exports', () => {
  const inGallery = new Set(SPECIMENS.flatMap(({ shows }) => shows));
  expect(publicNames().length).toBeGreaterThan(50);
  expect(publicNames().filter((name) => !inGallery.has(name))).toEqual([]);
});

const states = SPECIMENS.flatMap(({ shows, states, covering = {} }) =>
  Object.entries({ ...states, ...covering }).map(([state, element]) => [`${shows.join(', ')}: ${state}`, element] as const),
);

it.each(states)('PL-067 axe finds nothing in %s', async (_state, element) => {
  const { container } = renderOnPlatform(<main>{element}</main>);
  // jsdom has no canvas and logs an error when axe requests one.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  // Colours are checked in styles/contrast.test.ts; a page has one h1, a specimen need not.
  const off = { enabled: false };
  const { violations } = await axe.run(container, { rules: { 'color-contrast': off, 'page-has-heading-one': off, 'heading-order': off } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([]);
});
