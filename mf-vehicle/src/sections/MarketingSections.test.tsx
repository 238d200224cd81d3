import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import { MarketingSections } from './MarketingSections';

const free = aCar({ payment_processors: ['demo'] });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it("VE-047 shows the tenant's texts under their titles", () => {
  const vehiclePageContent = { whatsIncluded: 'A full tank.\nFloor mats.', whyBuyFromUs: 'Three generations.', protectYourCar: 'Paint protection.' };
  renderOnPlatform(<MarketingSections car={free} />, { site: aSite({ switches: { vehiclePageContent } }) });

  expect(titles()).toEqual(["What's Included", 'Why Buy From Us?', 'Protect Your Car']);
  for (const text of ['A full tank.', 'Floor mats.', 'Three generations.', 'Paint protection.']) expect(screen.getByText(text)).toBeVisible();
});

it('VE-049 promises what every buyer gets unless the tenant says something else', () => {
  renderOnPlatform(<MarketingSections car={free} />);

  expect(titles()).toEqual(['Why Buy From Us?']);
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['48-hour money-back guarantee', '12 months roadside assist']);
});

it('VE-047 VE-049 leaves an empty text out, promises too', () => {
  const vehiclePageContent = { whatsIncluded: ' ', whyBuyFromUs: '' };
  const { container } = renderOnPlatform(<MarketingSections car={free} />, { site: aSite({ switches: { vehiclePageContent } }) });

  expect(container).toBeEmptyDOMElement();
});

it('SH-017 has no section on reserving online while no remote has the reserve page', () => {
  renderOnPlatform(<MarketingSections car={free} />, { site: aSite({ switches: { reserveEnabled: true } }) });

  expect(titles()).toEqual(['Why Buy From Us?']);
});
