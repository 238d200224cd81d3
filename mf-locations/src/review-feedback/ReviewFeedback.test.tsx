import type { GmbProfile } from '@forecourt/shared-contracts';
import { aGmbProfile, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import remote from '../remote';

const profiles = [
  aGmbProfile({ name: 'Harbour Motors Perth', review_url: 'https://reviews.example/perth' }),
  aGmbProfile({ name: 'Harbour Motors Subiaco', review_url: 'https://reviews.example/subiaco' }),
];
const renderFeedback = (query = '', known: readonly GmbProfile[] | Error = profiles) =>
  renderPage(remote, `/review-feedback${query}`, { responses: { '/api/gmb-profiles': known } });
const great = () => screen.queryByRole('link', { name: 'I had a great experience' });

describe('the review-feedback page', () => {
  it('LO-057 greets by the names of its address', async () => {
    const { meta } = await renderFeedback('?first_name=Ash&dealership_name=Harbour%20Motors%20Subiaco');
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you, Ash' })).toBeVisible();
    expect(screen.getByText('How was your experience with Harbour Motors Subiaco?')).toBeVisible();
    expect(meta).toMatchObject({ robots: 'noindex', canonical: null });
  });

  it.each(['', '?first_name=%20&dealership_name='])('LO-057 greets a valued customer with the address %p', async (query) => {
    await renderFeedback(query);
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you, Valued Customer' })).toBeVisible();
    expect(screen.getByText('How was your experience with Our Dealership?')).toBeVisible();
  });

  it.each([
    ['the profile of that name', '?dealership_name=harbour%20motors%20subiaco', 'https://reviews.example/subiaco'],
    ['the first profile', '?dealership_name=Elsewhere', 'https://reviews.example/perth'],
  ])('LO-058 a great experience leads to %s', async (_which, query, href) => {
    await renderFeedback(query);
    expect(great()).toHaveAttribute('href', href);
  });

  it.each<[string, readonly GmbProfile[] | Error]>([
    ['without a profile', []],
    ['if the request fails', new Error('down')],
    ['for a profile whose address is a script', [aGmbProfile({ review_url: 'javascript:alert(1)' })]],
  ])('LO-058 there is no such button %s', async (_when, known) => {
    await renderFeedback('', known);
    expect(great()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'I had a bad experience' })).toBeVisible();
  });

  it('LO-059 a bad experience leads to the survey where the site has it', async () => {
    const { unmount } = await renderFeedback();
    expect(screen.getByRole('link', { name: 'I had a bad experience' })).toHaveAttribute('href', '/customer-feedback-survey');
    unmount();
    const site = aSite({ routes: [{ route: 'forms.survey', pattern: null, off: true }] });
    await renderPage(remote, '/review-feedback', { site, responses: { '/api/gmb-profiles': profiles } });
    expect(screen.queryByRole('link', { name: 'I had a bad experience' })).not.toBeInTheDocument();
  });

  it('LO-060 displays names as plain text, trimmed and cut at 60 characters', async () => {
    await renderFeedback(`?first_name=${encodeURIComponent(' <b>Ash</b> ')}&dealership_name=${'é'.repeat(61)}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you, <b>Ash</b>');
    expect(screen.getByText(`How was your experience with ${'é'.repeat(60)}?`)).toBeVisible();
  });
});
