import { act, fireEvent, screen } from '@testing-library/react';
import { renderOnPlatform } from '../testing';
import { CarImage } from './CarImage';

it('CO-131 requests the widths that a screen may need, with the tenant quality', () => {
  renderOnPlatform(<CarImage src="cars/101/1.jpg" alt="2021 Corolla" width={360} />);
  const image = screen.getByRole('img', { name: '2021 Corolla' });
  expect(image).toHaveAttribute('src', '/images/w_360,q_75/cars/101/1.jpg');
  expect(image.getAttribute('srcset')).toContain('/images/w_720,q_75/cars/101/1.jpg 720w');
  expect(image).toHaveAttribute('height', '240');
});

it('SH-180 loads lazily below the fold, eagerly in the first row, with high priority as the largest image', () => {
  renderOnPlatform(
    <>
      <CarImage src="1.jpg" alt="lazy" width={360} />
      <CarImage src="2.jpg" alt="beside" width={360} eager />
      <CarImage src="3.jpg" alt="first" width={360} eager="first" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'lazy' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img', { name: 'beside' })).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img', { name: 'beside' })).not.toHaveAttribute('fetchpriority');
  expect(screen.getByRole('img', { name: 'first' })).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img', { name: 'first' })).toHaveAttribute('fetchpriority', 'high');
});

it('SE-053 shows a placeholder without an image', () => {
  renderOnPlatform(<CarImage src={null} alt="2021 Corolla" width={360} placeholder="Photos coming soon" />);
  expect(screen.getByText('Photos coming soon')).toBeVisible();
});

describe('an image that cannot be loaded', () => {
  const image = () => screen.queryByRole('img', { name: '2021 Corolla' });
  const placeholder = () => screen.queryByText('No photo yet');
  const fail = () => fireEvent.error(image() as HTMLElement);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('SE-053 is requested again twice, with a placeholder meanwhile and afterwards', () => {
    renderOnPlatform(<CarImage src="gone.jpg" alt="2021 Corolla" width={360} />);
    for (const longest of [3000, 7500]) {
      fail();
      expect(placeholder()).toBeVisible();
      act(() => jest.advanceTimersByTime(longest));
      expect(image()).toHaveAttribute('src', '/images/w_360,q_75/gone.jpg');
    }
    fail();
    act(() => jest.runAllTimers());
    expect(image()).toBeNull();
    expect(placeholder()).toBeVisible();
  });

  it('SE-053 is displayed where a later attempt succeeds', () => {
    renderOnPlatform(<CarImage src="late.jpg" alt="2021 Corolla" width={360} />);
    fail();
    act(() => jest.runAllTimers());
    fireEvent.load(image() as HTMLElement);
    act(() => jest.runAllTimers());
    expect(image()).toBeVisible();
    expect(placeholder()).toBeNull();
  });

  it('SE-053 is requested again when the browser is online again', () => {
    renderOnPlatform(<CarImage src="offline.jpg" alt="2021 Corolla" width={360} />);
    for (let attempt = 0; attempt <= 2; attempt += 1) {
      fail();
      act(() => jest.runAllTimers());
    }
    expect(placeholder()).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(image()).toBeVisible();
  });

  it('SE-053 is found where it failed before the page was hydrated', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    renderOnPlatform(<CarImage src="gone.jpg" alt="2021 Corolla" width={360} />);
    expect(screen.getByRole('img', { name: '2021 Corolla (No photo yet)' })).toBeVisible();
  });
});

describe('an image of a list that is not ready', () => {
  /** As browsers report the empty image for a candidate of 2.7 pixels to a CSS pixel. */
  const empty = () => {
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(6);
    return jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(118);
  };
  const image = () => screen.getByRole('img', { name: '2021 Corolla' });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('VE-076 is requested again until it is', () => {
    renderOnPlatform(<CarImage src="cars/101/1.jpg" alt="2021 Corolla" width={360} soon />);
    expect(image()).toHaveAttribute('src', '/images/w_360,q_75,soon/cars/101/1.jpg');
    const height = empty();
    fireEvent.load(image());
    act(() => jest.advanceTimersByTime(1000));
    expect(image()).toHaveAttribute('src', '/images/w_360,q_75,soon1/cars/101/1.jpg');

    height.mockReturnValue(4);
    fireEvent.load(image());
    act(() => jest.runAllTimers());
    expect(image()).toHaveAttribute('src', '/images/w_360,q_75,soon1/cars/101/1.jpg');
  });

  it('VE-076 is a placeholder after five attempts, another photo begins anew', () => {
    const { rerender } = renderOnPlatform(<CarImage src="slow.jpg" alt="2021 Corolla" width={360} soon />);
    empty();
    for (let attempt = 0; attempt <= 5; attempt += 1) {
      fireEvent.load(image());
      act(() => jest.runAllTimers());
    }
    expect(screen.getByText('No photo yet')).toBeVisible();

    rerender(<CarImage src="next.jpg" alt="2021 Corolla" width={360} soon />);
    expect(image()).toHaveAttribute('src', '/images/w_360,q_75,soon/next.jpg');
  });

  it('VE-076 is requested again where it had loaded before the page was hydrated', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const height = empty();
    renderOnPlatform(<CarImage src="early.jpg" alt="2021 Corolla" width={360} soon />);
    height.mockReturnValue(4);
    act(() => jest.runAllTimers());
    expect(image()).toHaveAttribute('src', '/images/w_360,q_75,soon1/early.jpg');
  });
});
