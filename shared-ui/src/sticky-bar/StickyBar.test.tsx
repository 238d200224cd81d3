import { screen } from '@testing-library/react';
import { renderOnPlatform } from '../testing';
import { StickyBar } from './StickyBar';

it('PL-067 keyboard and assistive technology pass it by while it is away', () => {
  const bar = (isVisible: boolean) => (
    <StickyBar label="Contact the dealer" isVisible={isVisible}>
      <a href="/contact">Enquire Now</a>
    </StickyBar>
  );
  const { rerender } = renderOnPlatform(bar(false));
  expect(screen.getByRole('complementary', { name: 'Contact the dealer', hidden: true })).toHaveAttribute('inert');

  rerender(bar(true));
  expect(screen.getByRole('complementary', { name: 'Contact the dealer' })).not.toHaveAttribute('inert');
});
