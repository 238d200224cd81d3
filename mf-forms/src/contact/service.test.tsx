import { aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

it('FO-044 SH-068 has the service enquiry and the service locations', async () => {
  const { container, meta } = await renderPage(remote, '/service');
  expect(meta).toMatchObject({ title: 'Service', canonical: '/service' });
  expect(screen.getByRole('form', { name: 'Service enquiry' })).toBeVisible();
  const block = container.querySelector<HTMLElement>('[data-slot="location-block"]');
  expect(JSON.parse(block?.dataset.props ?? '{}')).toEqual({ filter: 'service' });
  expect(screen.queryByRole('region', { name: 'Toyota Service Advantage' })).not.toBeInTheDocument();
});

it('FO-044 SH-015 leads to the tenant’s booking page instead of the form', async () => {
  await renderPage(remote, '/service', { site: aSite({ switches: { serviceBookingUrl: 'https://bookings.example/workshop' } }) });
  expect(screen.getByRole('link', { name: 'Book online' })).toHaveAttribute('href', 'https://bookings.example/workshop');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('FO-045 SH-069 the genuine service page has the form, or leads to the dealer site', async () => {
  const { unmount } = await renderPage(remote, '/genuine-service', { site: aSite({ switches: { servicePage: 'genuine-service' } }) });
  expect(screen.getByRole('heading', { level: 1, name: 'Genuine Service' })).toBeVisible();
  expect(screen.getByRole('form', { name: 'Service enquiry' })).toBeVisible();
  unmount();
  const site = aSite({ switches: { servicePage: 'genuine-service', baseDomain: 'dealer.example' } });
  await renderPage(remote, '/genuine-service', { site });
  expect(screen.getByRole('link', { name: 'Book online' })).toHaveAttribute('href', 'https://dealer.example/service/booking');
});

describe('Service Advantage', () => {
  const site = aSite({ locations: [aLocation()], switches: { serviceAdvantageEnabled: true } });
  const facts = () =>
    within(screen.getByRole('region', { name: 'Toyota Service Advantage' }))
      .getAllByRole('definition')
      .map((each) => each.textContent);

  it('FO-107 FO-108 displays the default plan until a model is chosen', async () => {
    await renderPage(remote, '/service', { site });
    expect(facts()).toEqual(['Any other model', '$250', '5', '5 years or 75,000 km', '12 months or 15,000 km']);
  });

  it.each([
    ['FO-109', 'Coaster', '$485', '6', '3 years or 60,000 km', '6 months or 10,000 km'],
    ['FO-110', 'HiAce', '$290', '6', '3 years or 60,000 km', '6 months or 10,000 km'],
    ['FO-110', 'Granvia', '$290', '6', '3 years or 60,000 km', '6 months or 10,000 km'],
    ['FO-110', 'HiLux', '$290', '6', '3 years or 60,000 km', '6 months or 10,000 km'],
    ['FO-110', 'Fortuner', '$290', '6', '3 years or 60,000 km', '6 months or 10,000 km'],
    ['FO-111', 'LandCruiser Prado', '$390', '10', '5 years or 100,000 km', '6 months or 10,000 km'],
    ['FO-112', 'LandCruiser 70', '$525', '10', '5 years or 100,000 km', '6 months or 10,000 km'],
    ['FO-113', 'LandCruiser 300', '$400', '10', '5 years or 100,000 km', '6 months or 10,000 km'],
    ['FO-113', 'Tundra', '$400', '10', '5 years or 100,000 km', '6 months or 10,000 km'],
    ['FO-114', 'bZ4X', '$180', '5', '5 years or 75,000 km', '12 months or 15,000 km'],
    ['FO-115', 'Corolla sedan', '$245', '5', '5 years or 75,000 km', '12 months or 15,000 km'],
    ['FO-115', 'Corolla hatch', '$245', '5', '5 years or 75,000 km', '12 months or 15,000 km'],
    ['FO-115', 'Yaris', '$245', '5', '5 years or 75,000 km', '12 months or 15,000 km'],
    ['FO-116', 'Camry', '$255', '5', '5 years or 75,000 km', '12 months or 15,000 km'],
    ['FO-117', 'Yaris Cross', '$250', '5', '5 years or 75,000 km', '12 months or 15,000 km'],
    ['FO-117', 'C-HR', '$250', '5', '5 years or 75,000 km', '12 months or 15,000 km'],
    ['FO-117', 'Corolla Cross', '$250', '5', '5 years or 75,000 km', '12 months or 15,000 km'],
    ['FO-118', 'RAV4', '$260', '5', '5 years or 75,000 km', '12 months or 15,000 km'],
    ['FO-119', 'Kluger', '$265', '5', '5 years or 75,000 km', '12 months or 15,000 km'],
  ])('%s displays the plan of the %s', async (_id, model, ...plan) => {
    await renderPage(remote, '/service', { site });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Your model' }), model);
    expect(facts()).toEqual([model, ...plan]);
  });
});
