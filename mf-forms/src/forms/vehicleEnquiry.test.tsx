import type { LeadPayload } from '@forecourt/shared-contracts';
import { createStorage } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { fillInContact } from '@forecourt/shared-forms/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

async function renderEnquiry() {
  const sent: LeadPayload[] = [];
  const post = async (path: string, payload: unknown) => {
    if (path !== '/api/leads') return null;
    sent.push(payload as LeadPayload);
    return { lead_id: 'lead-1', show_success_page: true };
  };
  const rendered = await renderSlot(
    remote,
    'enquiry-form',
    { car: aCar() },
    { site: aSite(), api: { post: post as never }, address: '/cars/a' },
  );
  return { ...rendered, sent };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('VE-071 sends nothing before the visitor has written the message', async () => {
  const { sent, address, track } = await renderEnquiry();
  await fillInContact();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Comments' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fix the following errors:');
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Comments' }), 'In white?');
  await userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }));
  await waitFor(() => expect(address()).toBe('/success'));
  expect(sent).toEqual([expect.objectContaining({ lead_id: null, form_completed: true, email: 'mia@example.com', message: 'In white?' })]);
  expect(track).toHaveBeenCalledTimes(1);
});

it('FO-003 sends a whole lead where the first of two steps of an earlier release has had no response', async () => {
  const values = { name: 'Mia', postcode: '6000', phone: '0412 345 678', email: 'mia@example.com', message: 'In white?' };
  const storage = createStorage(aSite().slug, { local: () => localStorage, session: () => sessionStorage });
  storage.session('mf-forms/draft:enquiry:101').write({
    values,
    pendingLead: { key: 'key-0', values, payload: { ...values, form_completed: false } },
    stored: null,
  });
  const { sent, address } = await renderEnquiry();
  await userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }));
  await waitFor(() => expect(address()).toBe('/success'));
  expect(sent).toEqual([expect.objectContaining({ lead_id: null, form_completed: true, message: 'In white?' })]);
});

it('FO-003 completes the lead that the first of two steps of an earlier release has made in this tab', async () => {
  const storage = createStorage(aSite().slug, { local: () => localStorage, session: () => sessionStorage });
  storage.session('mf-forms/draft:enquiry:101').write({
    values: { name: 'Mia', postcode: '6000', phone: '0412 345 678', email: 'mia@example.com', message: 'In white?' },
    pendingLead: null,
    stored: { leadId: 'lead-0', count: 1 },
  });
  const { sent, address } = await renderEnquiry();
  await userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }));
  await waitFor(() => expect(address()).toBe('/success'));
  expect(sent).toEqual([expect.objectContaining({ lead_id: 'lead-0', form_completed: true, message: 'In white?' })]);
});
