import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { visitCar } from '../testing/visitCar';

const available = aCar({ payment_processors: ['demo'] });
const OF_MARKETING = ['Reserve Online', "What's Included", 'Why Buy From Us?', 'Protect Your Car'];
const titles = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((title) => OF_MARKETING.includes(title));

it('VE-047 displays the tenant’s texts under their titles', async () => {
  const vehiclePageContent = {
    whatsIncluded: 'A full tank.\nFloor mats.',
    whyBuyFromUs: 'Three generations.',
    protectYourCar: 'Paint protection.',
  };
  await visitCar(available, { site: aSite({ switches: { vehiclePageContent } }) });

  expect(titles()).toEqual(["What's Included", 'Why Buy From Us?', 'Protect Your Car']);
  for (const text of ['A full tank.', 'Floor mats.', 'Three generations.', 'Paint protection.'])
    expect(screen.getByText(text)).toBeVisible();
});

it('VE-049 lists the platform’s promises unless the tenant replaces them', async () => {
  await visitCar(available);

  expect(titles()).toEqual(['Why Buy From Us?']);
  const section = within(screen.getByRole('heading', { name: 'Why Buy From Us?' }).closest('section') as HTMLElement);
  expect(section.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    '48-hour money-back guarantee',
    '12 months roadside assist',
  ]);
});

it('VE-047 VE-049 leaves out empty texts, and the promises if they are replaced by an empty text', async () => {
  const vehiclePageContent = { whatsIncluded: ' ', whyBuyFromUs: '' };
  await visitCar(available, { site: aSite({ switches: { vehiclePageContent } }) });

  expect(titles()).toEqual([]);
});

it('SH-017 renders no Reserve Online section while no remote has the reserve page', async () => {
  await visitCar(available, { site: aSite({ switches: { reserveEnabled: true } }) });

  expect(titles()).toEqual(['Why Buy From Us?']);
});
