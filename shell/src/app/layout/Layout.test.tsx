/** @jest-environment ./tooling/jest/browser-with-fetch.cjs */
import type { AnySlotModule } from '@forecourt/shared-contracts/shell';
import { aSite } from '@forecourt/shared-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
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

const load = () =>
  act(async () => {
    readyState = 'complete';
    window.dispatchEvent(new Event('load'));
  });

it.each([
  ['scroll', () => void fireEvent.scroll(window)],
  ['click', () => void fireEvent.click(document.body)],
  ['key', () => void fireEvent.keyDown(document.body, { key: 'Tab' })],
])('NA-041 mounts the promotion once the page has loaded, at the first %s', async (_what, interact) => {
  await renderSite(promotion);
  await load();
  expect(screen.queryByText('Winter prices')).not.toBeInTheDocument();

  await act(async () => interact());
  expect(await screen.findByText('Winter prices')).toBeVisible();
});

it('NA-041 mounts the promotion once the page has loaded, whose visitor has scrolled before', async () => {
  await renderSite(promotion);
  fireEvent.scroll(window);
  expect(screen.queryByText('Winter prices')).not.toBeInTheDocument();

  await load();
  expect(await screen.findByText('Winter prices')).toBeVisible();
});

it('NA-038 mounts none where the tenant has none', async () => {
  readyState = 'complete';
  const { container } = await renderSite(null);
  expect(container.querySelector('[data-slot="popup-promotion"]')).toBeNull();
});
