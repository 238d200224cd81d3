/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import type { AnySlotModule } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

const popup = async (): Promise<AnySlotModule> => ({ Component: () => <p>Winter prices</p> });
const promotion = { src: 'a.jpg', expiryDate: '2026-03-02', linkTo: '/', title: 'Winter prices', description: '', buttonText: '' };
const renderSite = (popupPromotion: typeof promotion | null) =>
  renderShell({ site: aSite({ switches: { popupPromotion } }), remotes: { 'mf-navigation': { slots: { 'popup-promotion': popup } } } });

let readyState: DocumentReadyState;
beforeEach(() => {
  readyState = 'interactive';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
});

it('NA-041 mounts the promotion once the page has loaded', async () => {
  await renderSite(promotion);
  expect(screen.queryByText('Winter prices')).not.toBeInTheDocument();

  readyState = 'complete';
  await act(async () => window.dispatchEvent(new Event('load')));
  expect(await screen.findByText('Winter prices')).toBeVisible();
});

it('NA-038 mounts none where the tenant has none', async () => {
  readyState = 'complete';
  const { container } = await renderSite(null);
  expect(container.querySelector('[data-slot="popup-promotion"]')).toBeNull();
});
