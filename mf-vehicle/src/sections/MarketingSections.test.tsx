import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import { MarketingSections } from './MarketingSections';

const available = aCar({ payment_processors: ['demo'] });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it('VE-047 displays the tenant’s texts under their titles', () => {
  const vehiclePageContent = { whatsIncluded: 'A full tank.\nFloor mats.', whyBuyFromUs: 'Three generations.', protectYourCar: 'Paint protection.' };
  renderOnPlatform(<MarketingSections car={available} />, { site: aSite({ switches: { vehiclePageContent } }) });

  expect(titles()).toEqual(["What's Included", 'Why Buy From Us?', 'Protect Your Car']);
  for (const text of ['A full tank.', 'Floor mats.', 'Three generations.', 'Paint protection.']) expect(screen.getByText(text)).toBeVisible();
});

it('VE-049 lists the platform’s promises unless the tenant replaces them', () => {
  renderOnPlatform(<MarketingSections car={available} />);

  expect(titles()).toEqual(['Why Buy From Us?']);
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['48-hour money-back guarantee', '12 months roadside assist']);
});

it('VE-047 VE-049 leaves out empty texts, and the promises if they are replaced by an empty text', () => {
  const vehiclePageContent = { whatsIncluded: ' ', whyBuyFromUs: '' };
  const { container } = renderOnPlatform(<MarketingSections car={available} />, { site: aSite({ switches: { vehiclePageContent } }) });

  expect(container).toBeEmptyDOMElement();
});

it('SH-017 renders no Reserve Online section while no remote has the reserve page', () => {
  renderOnPlatform(<MarketingSections car={available} />, { site: aSite({ switches: { reserveEnabled: true } }) });

  expect(titles()).toEqual(['Why Buy From Us?']);
});
