import { ApiError, type LeadPayload } from '@forecourt/shared-contracts';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { fillInContact } from '@forecourt/shared-forms/testing';

interface Sent {
  key: string;
  payload: LeadPayload;
}
type Respond = (sent: Sent, index: number) => unknown;

/** The enquiry about a car, which has two steps. */
async function renderSteps(respond: Respond = () => ({ lead_id: 'lead-1', show_success_page: true })) {
  const sent: Sent[] = [];
  const post = async (path: string, payload: unknown, options?: { headers?: Record<string, string> }) => {
    if (path !== '/api/leads') return null;
    sent.push({ key: options?.headers?.['Idempotency-Key'] ?? '', payload: payload as LeadPayload });
    return respond(sent.at(-1) as Sent, sent.length - 1);
  };
  const rendered = await renderSlot(
    remote,
    'enquiry-form',
    { car: aCar() },
    { site: aSite(), api: { post: post as never }, address: '/cars/a' },
  );
  return { ...rendered, sent };
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const textbox = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('FO-003 leaves a step only when its fields are valid, and the last step submits', async () => {
  const { sent, address, track } = await renderSteps();
  expect(screen.getByRole('heading', { name: 'Step 1 of 2: Your details' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Comments' })).not.toBeInTheDocument();
  await click('Next');
  expect(await screen.findByRole('link', { name: 'Please enter your first name.' })).toBeVisible();
  expect(sent).toEqual([]);

  await fillInContact();
  await click('Next');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Step 2 of 2: Your enquiry' })).toHaveFocus());
  expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  expect(track).not.toHaveBeenCalled();
  await userEvent.clear(textbox('Comments'));
  await userEvent.type(textbox('Comments'), 'In white?');
  await click('Enquire Now');
  await waitFor(() => expect(address()).toBe('/success'));
  expect(track).toHaveBeenCalledTimes(1);
});

it('FO-017 sends each step with a key of its own, the later one with the lead of the first', async () => {
  const { sent, address } = await renderSteps();
  await fillInContact();
  await click('Next');
  await screen.findByRole('heading', { name: 'Step 2 of 2: Your enquiry' });
  await click('Enquire Now');
  await waitFor(() => expect(address()).toBe('/success'));
  expect(sent.map(({ payload }) => [payload.lead_id, payload.form_completed, payload.email])).toEqual([
    [null, false, 'mia@example.com'],
    ['lead-1', true, 'mia@example.com'],
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

it('FO-003 Back returns to the step before with its values', async () => {
  await renderSteps();
  await fillInContact();
  await click('Next');
  await screen.findByRole('heading', { name: 'Step 2 of 2: Your enquiry' });
  await click('Back');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Step 1 of 2: Your details' })).toHaveFocus());
  expect(textbox('Last Name (optional)')).toHaveValue('Nguyen');
});

it('FO-003 a step whose response is lost stays, and is sent again with the same key', async () => {
  const { sent } = await renderSteps((_sent, index) => {
    if (index === 0) throw new ApiError('Later', 503, 'unavailable');
    return { lead_id: 'lead-1' };
  });
  await fillInContact();
  await click('Next');
  expect(await screen.findByText('Later')).toBeVisible();
  await click('Next');
  await screen.findByRole('heading', { name: 'Step 2 of 2: Your enquiry' });
  expect(sent[1]).toEqual(sent[0]);
});

it('AP-043 goes back to the step whose field the server rejects', async () => {
  await renderSteps(({ payload }) => {
    if (payload.form_completed)
      throw new ApiError('Please check the form.', 422, 'validation_failed', { email: 'This mailbox does not exist.' });
    return { lead_id: 'lead-1' };
  });
  await fillInContact();
  await click('Next');
  await screen.findByRole('heading', { name: 'Step 2 of 2: Your enquiry' });
  await click('Enquire Now');
  await waitFor(() => expect(textbox('Email')).toHaveAccessibleDescription('This mailbox does not exist.'));
});

it.each([404, 409])('PL-031 sends everything as a lead of its own if the response to the second step is %i', async (status) => {
  const { sent, address } = await renderSteps(({ payload }) => {
    if (payload.lead_id !== null) throw new ApiError('Gone', status, 'gone');
    return { lead_id: 'lead-2' };
  });
  await fillInContact();
  await click('Next');
  await screen.findByRole('heading', { name: 'Step 2 of 2: Your enquiry' });
  await click('Enquire Now');
  await waitFor(() => expect(address()).toBe('/success'));
  expect(sent.map(({ payload }) => [payload.lead_id, payload.form_completed])).toEqual([
    [null, false],
    ['lead-2', true],
    [null, true],
  ]);
});
