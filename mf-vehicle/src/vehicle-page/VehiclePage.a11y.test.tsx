import { aCar, aLocation } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import axe from 'axe-core';
import { Component } from '../pages/detail';

const location = {
  id: 31,
  name: 'Harbour Motors Perth',
  slug: 'harbour-motors-perth',
  phone: '08 5550 1234',
  address: aLocation().address,
  distribution_locations: [],
};
const car = aCar({
  location,
  images: [{ url: 'a.jpg' }, { url: 'b.jpg' }],
  dealercomments: 'Full history. '.repeat(40),
  standardEquipment: Array.from({ length: 12 }, (_each, index) => `Feature ${index + 1}`),
});

it.each([
  ['in stock', { car, similar: [aCar({ id: 102 })], status: 200 as const }],
  ['sold', { car: { ...car, status: 'sold' as const }, similar: [], status: 410 as const }],
  ['unknown', { car: null }],
])('PL-067 has no axe violations if the vehicle is %s', async (_state, data) => {
  const { container } = renderOnPlatform(
    <main>
      <Component data={data} />
    </main>,
  );
  // jsdom has no layout and computes no colours.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
  });

  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});
