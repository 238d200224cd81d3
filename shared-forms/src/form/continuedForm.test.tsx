import { ApiError, type LeadPayload } from '@forecourt/shared-contracts';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONTACT_FIELDS, LeadForm, type LeadFormDefinition } from '../index';
import { enterTexts, fillInContact } from '../testing';

/** The details of something that more follows. */
const DETAILS: LeadFormDefinition = {
  name: 'details',
  title: 'Your details',
  intro: 'The rest comes next.',
  category: 'Details',
  fields: [...CONTACT_FIELDS, { name: 'message', isOptional: true }],
};

interface Sent {
  key: string;
  payload: LeadPayload;
}

function renderDetails(respond: (sent: Sent, index: number) => unknown = () => ({ lead_id: 'lead-1' })) {
  const sent: Sent[] = [];
  const post = async (path: string, payload: unknown, options?: { headers?: Record<string, string> }) => {
    if (path !== '/api/leads') return null;
    sent.push({ key: options?.headers?.['Idempotency-Key'] ?? '', payload: payload as LeadPayload });
    return respond(sent.at(-1) as Sent, sent.length - 1);
  };
  const onContinue = jest.fn();
  renderOnPlatform(<LeadForm form={DETAILS} onContinue={onContinue} />, {
    api: { post: post as never, get: (async () => ({ results: [{}] })) as never },
  });
  return { sent, onContinue };
}

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

/** Goes on with the contact, and again with comments. */
async function continueTwice(onContinue: jest.Mock): Promise<void> {
  await fillInContact();
  await next();
  await waitFor(() => expect(onContinue).toHaveBeenCalledTimes(1));
  await enterTexts({ 'Comments (optional)': 'In white?' });
  await next();
  await waitFor(() => expect(onContinue).toHaveBeenCalledTimes(2));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('FO-003 a step is left only when its fields are valid, and makes a lead that is not completed', async () => {
  const { sent, onContinue } = renderDetails();
  await next();
  expect(await screen.findByRole('link', { name: 'Please enter your first name.' })).toBeVisible();
  expect(sent).toEqual([]);
  await fillInContact();
  await next();
  await waitFor(() => expect(onContinue).toHaveBeenCalledWith(expect.objectContaining({ lead_id: 'lead-1' })));
  expect(sent.map(({ payload }) => [payload.lead_id, payload.form_completed])).toEqual([[null, false]]);
});

it('FO-003 FO-017 a step whose response is lost stays, and is sent again with the same key', async () => {
  const { sent, onContinue } = renderDetails((_sent, index) => {
    if (index === 0) throw new ApiError('Later', 503, 'unavailable');
    return { lead_id: 'lead-1' };
  });
  await fillInContact();
  await next();
  expect(await screen.findByText('Later')).toBeVisible();
  expect(onContinue).not.toHaveBeenCalled();
  await next();
  await waitFor(() => expect(onContinue).toHaveBeenCalledTimes(1));
  expect(sent[1]).toEqual(sent[0]);
});

it('FO-017 what is changed afterwards is sent with a key of its own and the lead of the first time', async () => {
  const { sent, onContinue } = renderDetails();
  await continueTwice(onContinue);
  expect(sent.map(({ payload }) => [payload.lead_id, payload.message])).toEqual([
    [null, null],
    ['lead-1', 'In white?'],
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

it.each([404, 409])('PL-031 sends everything as a lead of its own if the response about the stored lead is %i', async (status) => {
  const { sent, onContinue } = renderDetails(({ payload }) => {
    if (payload.lead_id !== null) throw new ApiError('Gone', status, 'gone');
    return { lead_id: 'lead-2' };
  });
  await continueTwice(onContinue);
  expect(sent.map(({ payload }) => [payload.lead_id, payload.message])).toEqual([
    [null, null],
    ['lead-2', 'In white?'],
    [null, 'In white?'],
  ]);
});
