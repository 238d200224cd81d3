import { sourceOf } from './visitSource';

it.each([
  ['', '', { source: 'direct', campaign: '' }],
  ['?utm_source=Newsletter&utm_campaign=Summer%20Sale', 'https://mail.example/', { source: 'newsletter', campaign: 'summer sale' }],
  ['?gclid=x', 'https://www.google.com/', { source: 'google', campaign: '' }],
  ['?fbclid=x&utm_campaign=utes', '', { source: 'facebook', campaign: 'utes' }],
  ['', 'https://www.google.com.au/search', { source: 'google', campaign: '' }],
  ['', 'https://www.caradvice.example/ford', { source: 'caradvice.example', campaign: '' }],
  ['', 'android-app://com.example', { source: 'com.example', campaign: '' }],
  [`?utm_source=${'x'.repeat(200)}`, 'nonsense', { source: 'x'.repeat(60), campaign: '' }],
])('PL-100 a visit with %s from "%s" came from %j', (search, referrer, source) => {
  expect(sourceOf({ search, referrer })).toEqual(source);
});
