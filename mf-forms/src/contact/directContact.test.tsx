import { selectChatSubject } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DirectContact } from './DirectContact';

const chat = { address: 'https://chat.example/', placement: 'right' } as const;

it('NA-057 the chat beside the phone opens about its subject', async () => {
  const { store } = renderOnPlatform(<DirectContact />, { site: aSite({ chat, switches: { chatServiceOptionEnabled: true } }) });
  await userEvent.click(screen.getByRole('button', { name: 'Chat with service' }));
  expect(selectChatSubject(store.getState())).toBe('service');
});

it('SH-011 a site without a chat offers none', () => {
  renderOnPlatform(<DirectContact />, { site: aSite({ switches: { chatServiceOptionEnabled: true } }) });
  expect(screen.queryAllByRole('button')).toEqual([]);
});
