import type { ReviewSet, Switches } from '@forecourt/shared-contracts';
import { aReview, aReviewSet, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage, renderSlot } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const renderReviews = (set: ReviewSet | Error, switches: Partial<Switches> = {}) =>
  renderSlot(remote, 'reviews', { locationId: 31 }, { site: aSite({ switches }), responses: { '/api/reviews?location_id=31': set } });
const rated = (...ratings: number[]) =>
  aReviewSet({ reviews: ratings.map((rating, index) => aReview({ id: index + 1, customer_name: `Customer ${index + 1}`, rating })) });
const customers = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the reviews of a location', () => {
  it('LO-050 LO-055 have name, stars, text, date and image, with count and average of the set', async () => {
    const image = { url: 'people/ash.jpg', thumb: { url: 'people/ash-small.jpg' } };
    const { container } = await renderReviews(aReviewSet({ reviews: [aReview({ image })], count: 3290, average_rating: '4.8' }));
    expect(screen.getByRole('heading', { level: 2, name: 'What our customers say' })).toBeVisible();
    expect(screen.getByText('Rated 4.8 out of 5')).toBeInTheDocument();
    expect(screen.getByText(/3,290 reviews/)).toBeVisible();

    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { name: 'Ash' })).toBeVisible();
    expect(card.getByText('Rated 5.0 out of 5')).toBeInTheDocument();
    expect(card.getByText('Friendly and quick.')).toBeVisible();
    expect(card.getByText('5 January 2026')).toBeVisible();
    expect(container.querySelector('article img')).toHaveAttribute('src', expect.stringContaining('people/ash-small.jpg'));
  });

  it('LO-050 have the initials of a customer without an image', async () => {
    await renderReviews(aReviewSet({ reviews: [aReview({ customer_name: 'Priya de N.' })] }));
    expect(screen.getByText('PD')).toBeVisible();
  });

  it('LO-051 are not requested with reviewsEnabled off', async () => {
    const get = jest.fn();
    const { container } = await renderSlot(
      remote,
      'reviews',
      { locationId: 31 },
      { site: aSite({ switches: { reviewsEnabled: false } }), api: { get } },
    );
    expect(container).toBeEmptyDOMElement();
    expect(get).not.toHaveBeenCalled();
  });

  it('LO-052 are those of reviewMinRating stars and more, which the block says', async () => {
    const { unmount } = await renderReviews(rated(5, 3, 4, 4.5));
    expect(customers()).toEqual(['Customer 1', 'Customer 3', 'Customer 4']);
    expect(screen.getByText('Reviews of 4 stars and more are displayed. The rating is of all 1.')).toBeVisible();
    unmount();

    await renderReviews(rated(5, 3, 4, 4.5), { reviewMinRating: 3 });
    expect(customers()).toHaveLength(4);
    expect(screen.queryByText(/are displayed/)).not.toBeInTheDocument();
  });

  it('LO-053 are 12 at most, or reviewLimit', async () => {
    const many = rated(...Array.from({ length: 15 }, () => 5));
    const { unmount } = await renderReviews(many);
    expect(customers()).toHaveLength(12);
    unmount();
    await renderReviews(many, { reviewLimit: 2 });
    expect(customers()).toEqual(['Customer 1', 'Customer 2']);
  });

  it('LO-054 have the reply of the dealer with its date', async () => {
    const reply = { reply_text: 'Thank you, Ash.', reply_date_in_words: '6 January 2026' };
    const { unmount } = await renderReviews(aReviewSet({ reviews: [aReview(reply)] }));
    expect(screen.getByText('Thank you, Ash.')).toBeVisible();
    expect(screen.getByText(/^Reply from Harbour Motors/)).toHaveTextContent('Reply from Harbour Motors · 6 January 2026');
    unmount();
    await renderReviews(aReviewSet());
    expect(screen.queryByText(/^Reply from/)).not.toBeInTheDocument();
  });

  it('LO-056 have the date in words, else how long ago it was', async () => {
    await renderReviews(aReviewSet({ reviews: [aReview({ review_date_in_words: null })] }));
    expect(screen.getByText('2 months ago')).toBeVisible();
  });

  it.each<[string, ReviewSet | Error]>([
    ['there are none', aReviewSet({ reviews: [] })],
    ['none is good enough', rated(3, 2)],
    ['the request fails', new Error('down')],
  ])('LO-050 LO-052 the block is nothing if %s', async (_when, set) => {
    const { container } = await renderReviews(set);
    expect(container).toBeEmptyDOMElement();
  });

  it('LO-050 a long text is cut until its button is clicked, and whole for assistive technology', async () => {
    const text = 'Very good. '.repeat(30).trim();
    await renderReviews(aReviewSet({ reviews: [aReview({ text })] }));
    const button = screen.getByRole('button', { name: 'Read more of Ash' });
    expect(screen.getByText(text)).toHaveAttribute('data-cut', 'true');
    expect(button).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(button);
    expect(screen.getByText(text)).toHaveAttribute('data-cut', 'false');
    expect(screen.getByRole('button', { name: 'Read less of Ash' })).toHaveAttribute('aria-expanded', 'true');
  });
});

it('LO-050 without a location they are those of the whole site', async () => {
  await renderSlot(remote, 'reviews', {}, { responses: { '/api/reviews': rated(5, 5) } });
  expect(customers()).toEqual(['Customer 1', 'Customer 2']);
});

it.each(['/locations/harbour-motors-perth', '/contact-us/harbour-motors-perth'])(
  'LO-050 %s mounts those of its location',
  async (address) => {
    const { container } = await renderPage(remote, address, { responses: { '/api/special-hours': [] } });
    expect(container.querySelector('[data-slot="reviews"]')).not.toBeNull();
  },
);
