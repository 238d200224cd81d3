import { aCar } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnquiryLink } from './EnquiryLink';
import { EnquirySection } from './EnquirySection';

function renderPage(over = {}) {
  const { container } = renderOnPlatform(
    <>
      <EnquiryLink variant="primary">Enquire Now</EnquiryLink>
      <EnquirySection car={aCar(over)} />
    </>,
  );
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  return { container, showModal };
}

it('VE-025 is part of the page without JavaScript, at the anchor that the button links to', () => {
  const { container } = renderPage();

  expect(screen.getByRole('dialog', { name: 'Enquire about this vehicle' })).toHaveAttribute('id', 'enquire');
  expect(screen.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute('href', '#enquire');
  expect(container.querySelectorAll('[data-slot="enquiry-form"]')).toHaveLength(1);
});

it.each([
  ['of a car in stock', {}, '', 'false'],
  ['of a car in stock whose address names it', {}, '#enquire', 'true'],
  ['of a sold car', { status: 'sold', sold: true }, '', 'true'],
])('VE-025 VE-014 the form %s is at the end of the page where it is wanted alone', (_which, over, hash, inSight) => {
  window.location.hash = hash;
  renderPage(over);
  expect(screen.getByRole('dialog')).toHaveAttribute('data-in-sight', inSight);
  window.location.hash = '';
});

it('VE-033 opens as a modal; Escape returns focus and leaves the form in the page', async () => {
  const { container, showModal } = renderPage();
  const button = screen.getByRole('link', { name: 'Enquire Now' });
  const form = container.querySelector('[data-slot="enquiry-form"]');
  await userEvent.click(button);
  expect(showModal).toHaveBeenCalledTimes(1);

  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  expect(container.querySelector('[data-slot="enquiry-form"]')).toBe(form);
});

it('VE-014 is titled "Find Me Something Similar" for a car not in stock', () => {
  renderPage({ status: 'sold', sold: true });

  expect(screen.getByRole('dialog', { name: 'Find Me Something Similar' })).toBeVisible();
});
