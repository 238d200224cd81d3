import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { shareHref } from './channels';
import { ShareSheet } from './ShareSheet';

const car = { url: 'https://site.example/cars/2021-corolla?a=b', text: '2021 Corolla & more' };

it.each([
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fsite.example%2Fcars%2F2021-corolla%3Fa%3Db'],
  ['whatsapp', 'https://wa.me/?text=2021%20Corolla%20%26%20more%20https%3A%2F%2Fsite.example%2Fcars%2F2021-corolla%3Fa%3Db'],
  ['email', expect.stringMatching(/^mailto:\?subject=2021%20Corolla%20%26%20more&body=/)],
  ['sms', expect.stringMatching(/^sms:\?&body=/)],
  ['copy', null],
] as const)('links %s to %s', (channel, href) => {
  expect(shareHref(channel, car)).toEqual(href);
});

it('VE-063 lists the given channels and no other', () => {
  renderOnPlatform(<ShareSheet {...car} channels={['facebook', 'copy']} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Facebook', 'Copy link']);
});

it('reports a click to the caller, and announces that the address was copied', async () => {
  const onChoose = jest.fn();
  const { rerender } = renderOnPlatform(<ShareSheet {...car} onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(onChoose).toHaveBeenCalledWith('copy', null, expect.anything());

  rerender(<ShareSheet {...car} isCopied />);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});
