import { ApiError, type PlatformApi } from '@forecourt/shared-contracts';
import { aCar } from '@forecourt/shared-contracts/testing';
import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import { useFreshFields } from './useFreshFields';

const stale = aCar({ price: 24_990 });

function Facts() {
  const { car, views } = useFreshFields(stale);
  return <p>{`${car.price} viewed ${views}`}</p>;
}
const renderFacts = (respond: () => Promise<unknown>) => renderOnPlatform(<Facts />, { api: { get: respond as PlatformApi['get'] } });

it('VE-003 returns the view count and the car with its changed fields', async () => {
  renderFacts(async () => ({ views: 12, car_fields: { price: 23_990 } }));
  expect(await screen.findByText('23990 viewed 12')).toBeVisible();
});

it.each([
  ['has an error status', () => Promise.reject(new ApiError('An unexpected error occured', 500, 'unexpected'))],
  ['has no content', async () => null],
])('SH-165 returns a null view count and the unchanged car if the response %s', async (_how, respond) => {
  const { container } = renderFacts(respond);
  await expect(screen.findByText(/viewed null/)).resolves.toHaveTextContent('24990');
  expect(container).toHaveTextContent(/^24990 viewed null$/);
});
