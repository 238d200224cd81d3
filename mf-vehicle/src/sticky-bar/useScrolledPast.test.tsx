import { act, render, screen } from '@testing-library/react';
import { useScrolledPast } from './useScrolledPast';

function Bar({ after }: { after: number }) {
  return <p>{useScrolledPast(after) ? `past ${after}` : `before ${after}`}</p>;
}
const scrollTo = (pixels: number) => {
  window.scrollY = pixels;
  window.dispatchEvent(new Event('scroll'));
};
const nextFrame = () => act(async () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

it('SH-179 sticky bars share one scroll listener, which notifies them once a frame', async () => {
  window.scrollY = 0;
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  const page = render(
    <>
      <Bar after={50} />
      <Bar after={900} />
    </>,
  );
  expect(added.mock.calls.filter(([event]) => event === 'scroll')).toHaveLength(1);

  scrollTo(40);
  scrollTo(60);
  scrollTo(70);
  expect(frames).toHaveBeenCalledTimes(1);
  expect(screen.getByText('before 50')).toBeVisible();
  await nextFrame();
  expect(screen.getByText('past 50')).toBeVisible();
  expect(screen.getByText('before 900')).toBeVisible();

  page.unmount();
  expect(removed.mock.calls.filter(([event]) => event === 'scroll')).toHaveLength(1);
});
