import { ApiError, type PlatformApi } from '@forecourt/shared-contracts';
import { aCar } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import { useFreshFields } from './useFreshFields';

const stale = aCar({ price: 24_990 });

function Facts() {
  const { car, views } = useFreshFields(stale);
  return <p>{`${car.price} seen ${views}`}</p>;
}
const renderFacts = (answer: () => Promise<unknown>) => renderOnPlatform(<Facts />, { api: { get: answer as PlatformApi['get'] } });

it('VE-003 brings how often the car was viewed, and the fields that have changed', async () => {
  renderFacts(async () => ({ views: 12, car_fields: { price: 23_990 } }));
  expect(await screen.findByText('23990 seen 12')).toBeVisible();
});

it.each([
  ['is not ok', () => Promise.reject(new ApiError('An unexpected error occured', 500, 'unexpected'))],
  ['has no content', async () => null],
])('SH-165 the view count is null and nothing is shown when the answer %s', async (_how, answer) => {
  const { container } = renderFacts(answer);
  await expect(screen.findByText(/seen null/)).resolves.toHaveTextContent('24990');
  expect(container).toHaveTextContent(/^24990 seen null$/);
});
