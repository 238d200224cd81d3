import { ApiError } from '@forecourt/shared-contracts';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const open = (post: jest.Mock, address = '/pages/unsubscribe') => renderPage(remote, address, { api: { post: post as never } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));

it('FO-106 unsubscribes an e-mail address', async () => {
  const post = jest.fn(async () => undefined);
  const { meta } = await open(post);
  expect(meta).toEqual({ title: 'Unsubscribe', robots: 'noindex' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mia@example.com');
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('You have been unsubscribed.');
  expect(post).toHaveBeenCalledWith('/api/unsubscribe', { email: 'mia@example.com' });
});

it('FO-106 requires an e-mail address', async () => {
  const post = jest.fn();
  await open(post);
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mia');
  await send();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'This is not a complete email address, such as name@example.com.',
  );
  expect(post).not.toHaveBeenCalled();
});

it('FO-106 preserves the address if the request fails', async () => {
  await open(jest.fn(async () => Promise.reject(new ApiError('Please try again.', 503, 'unavailable'))));
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mia@example.com');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mia@example.com');
});

it('FO-106 PL-030 displays the text after a form that was posted without script', async () => {
  await open(jest.fn(), '/pages/unsubscribe?done=true');
  expect(screen.getByRole('status')).toHaveTextContent('You have been unsubscribed.');
});
