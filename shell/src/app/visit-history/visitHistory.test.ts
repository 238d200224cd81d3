import { createLinks } from '@forecourt/shared-contracts';
import { tableOf } from '@forecourt/shared-contracts/site-routes';
import { createVisitHistory } from './visitHistory';

const withSignIn = tableOf([{ name: 'forms.sign-in', pattern: '/sign-in' }]);
const origin = 'https://harbour-motors.example';
const historyFrom = (referrer: string) => createVisitHistory({ referrer, origin, to: createLinks(withSignIn) });

it.each([
  ['the page of the site that linked here, with its query', 'https://harbour-motors.example/search?query=kia#top', '/search?query=kia'],
  ['/ after another site', 'https://elsewhere.example/x', '/'],
  ['/ without a referrer', '', '/'],
])('SH-119 the previous page of the first page is %s', (_what, referrer, previous) => {
  expect(historyFrom(referrer).previousPage('/my-garage')).toBe(previous);
});

it('SH-119 the previous page is neither the gated page itself nor the sign-in page', () => {
  const history = historyFrom('');
  history.add({ pathname: '/contact', search: '' });
  history.add({ pathname: '/my-garage', search: '' });
  history.add({ pathname: '/sign-in', search: '?type=my-garage' });
  expect(history.previousPage('/my-garage')).toBe('/contact');
  expect(history.isCurrent('/sign-in?type=my-garage')).toBe(true);
});
