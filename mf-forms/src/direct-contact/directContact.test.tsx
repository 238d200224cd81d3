import { selectChatSubject } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DirectContact } from './DirectContact';

const chat = { address: 'https://chat.example/', placement: 'right' } as const;

it('SH-011 NA-057 beside the phone the chat is offered, about service and parts where the tenant wants it', async () => {
  const { store } = renderOnPlatform(<DirectContact />, { site: aSite({ chat, switches: { chatServiceOptionEnabled: true } }) });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Chat with sales', 'Chat with service']);
  await userEvent.click(screen.getByRole('button', { name: 'Chat with service' }));
  expect(selectChatSubject(store.getState())).toBe('service');
});

it('SH-011 a site without a chat offers none', () => {
  renderOnPlatform(<DirectContact />, { site: aSite({ switches: { chatServiceOptionEnabled: true } }) });
  expect(screen.queryAllByRole('button')).toEqual([]);
});
