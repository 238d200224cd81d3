import { useChat, type SiteConfig, type Switches } from '@forecourt/shared-contracts';
import { aSite } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chat } from './Chat';

/** Any part of a page that opens the chat. */
function Opener() {
  const chat = useChat();
  return chat?.subjects.map((subject) => (
    <button key={subject} type="button" onClick={() => chat.open(subject)}>
      {subject}
    </button>
  ));
}

function renderChat(address: string | null, switches: Partial<Switches> = {}) {
  const chat: SiteConfig['chat'] = address === null ? null : { address, placement: 'left' };
  return renderOnPlatform(
    <>
      <Opener />
      <Chat />
    </>,
    { site: aSite({ chat, switches }) },
  );
}
const open = (subject: string) => userEvent.click(screen.getByRole('button', { name: subject }));

it('NA-057 SH-011 loads the page of the provider once it is opened, about its subject', async () => {
  renderChat('https://chat.example/embed?about={subject}', { chatPartsOptionEnabled: true });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['sales', 'parts']);
  expect(screen.queryByTitle('Chat')).toBeNull();
  await open('parts');
  expect(screen.getByTitle('Chat')).toHaveAttribute('src', 'https://chat.example/embed?about=parts');
  expect(screen.getByRole('dialog', { name: 'Chat with Harbour Motors' })).toHaveAttribute('data-placement', 'left');
});

it('NA-057 takes the focus, and gives it back when it is closed by button or key', async () => {
  renderChat('https://chat.example/');
  for (const close of [
    () => userEvent.click(screen.getByRole('button', { name: 'Close the chat' })),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await open('sales');
    expect(screen.getByRole('dialog')).toHaveFocus();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'sales' })).toHaveFocus();
  }
});

it('NA-057 the example says that it is one, and replies', async () => {
  renderChat('example:');
  await open('sales');
  expect(await screen.findByText('This is an example of a chat: nobody reads what you write here.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'Is it still there?{Enter}');
  expect(screen.getByText('Is it still there?')).toBeVisible();
  expect(screen.getByText('Thank you. On a real site a person would write to you now.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('NA-057 a site without a chat offers none', () => {
  renderChat(null);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
