import { ApiError } from '@forecourt/shared-contracts';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { isStored } from './photoId';
import { Photos } from './Photos';

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });

/** The control with a value; `post` is the back end. */
function open(post: (path: string, body: Blob) => Promise<{ photo_id: string }>, first: string[] = []) {
  const values: string[][] = [];
  function Form() {
    const [value, setValue] = useState(first);
    values.push(value);
    return <Photos id="photos" label="Photos of your car" value={value} onChange={setValue} />;
  }
  renderOnPlatform(<Form />, { api: { post: post as never } });
  return { value: () => values.at(-1) ?? [] };
}
const choose = (...names: string[]) => userEvent.upload(screen.getByLabelText('Photos to add'), names.map(photo));

it('FO-068 photos are sent one after another in the order in which they were chosen', async () => {
  const sent: string[] = [];
  const resolvers: (() => void)[] = [];
  const { value } = open(async (path, body) => {
    sent.push(`${path} ${(body as File).name}`);
    await new Promise<void>((resolve) => resolvers.push(resolve));
    return { photo_id: `id-${(body as File).name}` };
  });
  await choose('front.jpg', 'back.jpg');
  expect(screen.getByRole('progressbar', { name: 'Sending photos' })).toHaveAttribute('aria-valuetext', '0 of 2');
  expect(value().map(isStored)).toEqual([false, false]);
  await waitFor(() => expect(sent).toEqual(['/api/lead-photos front.jpg']));
  resolvers[0]?.();
  await waitFor(() => expect(sent).toEqual(['/api/lead-photos front.jpg', '/api/lead-photos back.jpg']));
  resolvers[1]?.();
  await waitFor(() => expect(value()).toEqual(['id-front.jpg', 'id-back.jpg']));
  expect(screen.getByRole('img', { name: 'Photos of your car 2' })).toHaveAttribute('src', '/api/lead-photos/id-back.jpg');
  expect(screen.getByText('2 photos added.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('FO-068 a photo that cannot be sent says why, and is sent again or left out; the others stay', async () => {
  let isOnline = false;
  const { value } = open(async (_path, body) => {
    const { name } = body as File;
    if (name === 'letter.pdf')
      throw new ApiError('Please fix the following errors:', 422, 'validation_failed', { photo: 'This file is not a photo.' });
    if (name === 'back.jpg' && !isOnline) throw new ApiError('An unexpected error occured', 0, 'unreachable');
    return { photo_id: name };
  });
  await choose('front.jpg', 'back.jpg', 'letter.pdf');
  expect(await screen.findByText('This photo could not be sent. Please check your connection and try again.')).toBeVisible();
  expect(await screen.findByText('This file is not a photo.')).toBeVisible();
  expect(value()).toEqual(['front.jpg']);
  isOnline = true;
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  await waitFor(() => expect(value()).toEqual(['front.jpg', 'back.jpg']));
  await userEvent.click(screen.getByRole('button', { name: 'Leave it out' }));
  expect(screen.queryByText('This file is not a photo.')).toBeNull();
});

it('FO-068 a photo can be removed, and ten are the most', async () => {
  const { value } = open(
    async (_path, body) => ({ photo_id: (body as File).name }),
    Array.from({ length: 9 }, (_each, index) => `old-${index}`),
  );
  await choose('a.jpg', 'b.jpg');
  await waitFor(() => expect(value()).toHaveLength(10));
  expect(value().at(-1)).toBe('a.jpg');
  expect(screen.getByRole('button', { name: 'Add photos' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(value()[0]).toBe('old-1');
  expect(screen.getByRole('button', { name: 'Add photos' })).toHaveFocus();
});

it('FO-068 photos that were being sent when the page was left are forgotten', async () => {
  const { value } = open(async () => ({ photo_id: 'x' }), ['stored', 'sending:7']);
  await waitFor(() => expect(value()).toEqual(['stored']));
});

it.each([
  ['says the limit', { photo: 'This photo is larger than 12 MB. Please choose a smaller one.' }],
  ['is of a server before it, which names no field', {}],
])('FO-068 a photo that is too large has the limit at the field where the response %s', async (_what, fields) => {
  open(async () => {
    throw new ApiError('This is too large to be sent.', 413, 'too_large', fields);
  });
  await choose('front.jpg');
  expect(await screen.findByText('This photo is larger than 12 MB. Please choose a smaller one.')).toBeVisible();
});
