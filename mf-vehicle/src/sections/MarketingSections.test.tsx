import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { visitCar } from '../testing/visitCar';

const available = aCar({ payment_processors: ['demo'] });
const OF_MARKETING = ['Reserve Online', "What's Included", 'Why Buy From Us?', 'Protect Your Car'];
const titles = () =>
  screen
    .queryAllByRole('heading', { level: 3 })
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
    expect(screen.getByText(text)).toBeInTheDocument();
});

it('VE-049 lists the platform’s promises unless the tenant replaces them', async () => {
  await visitCar(available);

  expect(titles()).toEqual(['Why Buy From Us?']);
  const section = within(screen.getByRole('heading', { name: 'Why Buy From Us?' }).closest('details') as HTMLElement);
  expect(section.getAllByRole('listitem', { hidden: true }).map((entry) => entry.textContent)).toEqual([
    '48-hour money-back guarantee',
    '12 months roadside assist',
  ]);
});

it('VE-047 VE-049 leaves out empty texts, and the promises if they are replaced by an empty text', async () => {
  const vehiclePageContent = { whatsIncluded: ' ', whyBuyFromUs: '' };
  await visitCar(available, { site: aSite({ switches: { vehiclePageContent } }) });

  expect(titles()).toEqual([]);
});

it('VE-048 states deposit, refund and hold of a car that can be reserved, and nothing for others', async () => {
  const site = aSite({ switches: { reserveEnabled: true, reserveAmount: 500 } });
  const { unmount } = await visitCar({ ...available, payment_processors: ['demo'] }, { site });
  expect(titles()).toEqual(['Why Buy From Us?', 'Reserve Online']);
  const section = screen.getByRole('heading', { name: 'Reserve Online' }).closest('details') as HTMLElement;
  expect(
    within(section)
      .getAllByRole('listitem', { hidden: true })
      .map((item) => item.textContent),
  ).toEqual(['$500 deposit', 'Fully refundable', 'We hold the vehicle for you for 48 hours']);
  unmount();
  await visitCar({ ...available, payment_processors: [] }, { site });
  expect(titles()).toEqual(['Why Buy From Us?']);
});
