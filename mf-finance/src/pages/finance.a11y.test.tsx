import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import axe from 'axe-core';
import { Component as Disclaimer } from '../slots/finance-disclaimer';
import { Component as Summary } from '../slots/finance-summary';
import { aFinancedCar, aFinanceSite } from '../testing/financed';
import { Component as InformationPage } from './information';

it('PL-067 has no axe violations', async () => {
  const car = aFinancedCar();
  const { container } = renderOnPlatform(
    <main>
      <InformationPage data={{ car, budget: null, locationSlug: null }} />
      <Summary car={car} />
      <div id="financeDisclaimer">
        <Disclaimer car={car} data={'Terms apply. '.repeat(30)} />
      </div>
    </main>,
    { site: aFinanceSite() },
  );
  // jsdom has no layout and computes no colours.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
  });

  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});
