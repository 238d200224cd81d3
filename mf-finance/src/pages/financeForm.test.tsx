import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { fillInContact } from '@forecourt/shared-forms/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const car = aCar({ id: 101, price: 24_990, car_type: 'used' });

async function renderForm(props: { budget?: number; locationSlug?: string } = {}, termsForms: string[] = []) {
  const post = jest.fn(async (_path: string, _payload: unknown) => ({ lead_id: 'lead-1' }));
  const site = aSite({ locations: [aLocation()], switches: { termsForms, optInDefault: false } });
  const api = { post: post as never, get: (async () => ({ results: [{}] })) as never };
  return { ...(await renderSlot(remote, 'finance-form', { car, ...props }, { site, api, address: '/finance?car_id=101' })), post };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('FI-005 FO-122 carries the car, the budget of the link and its own slot, with event 9; budget and comments are optional', async () => {
  const { post, track, address } = await renderForm({ budget: 20_000, locationSlug: 'harbour-motors-perth' });
  expect(screen.getByRole('textbox', { name: 'Budget (optional)' })).toHaveValue('20,000');
  await fillInContact();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Comments (optional)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }));
  await waitFor(() => expect(address()).toBe('/success'));

  expect(post.mock.calls.find(([path]) => path === '/api/leads')?.[1]).toMatchObject({
    category: 'Finance Enquiry',
    car_id: 101,
    budget: 20_000,
    message: null,
    location: 'harbour-motors-perth',
    page_id: 'finance.application#finance-form',
  });
  expect(track).toHaveBeenCalledWith(expect.objectContaining({ id: 9, carId: 101 }));
});

it('FI-005 begins with the price of the car without a budget, and has the terms where termsForms names it', async () => {
  await renderForm({}, ['finance']);
  expect(screen.getByRole('textbox', { name: 'Budget (optional)' })).toHaveValue('24,990');
  expect(screen.getByRole('checkbox', { name: /^I agree to the terms of use/ })).toBeRequired();
});
