import { contentText } from './contentText';

it.each([
  ['paragraphs', '<p>One &amp; two.</p><p>Three</p>', 'One & two. Three'],
  ['a word in parts', '<p>Hi<strong>Lux</strong></p>', 'HiLux'],
  ['a script', '<p>a</p><script>alert(1)</script>', 'a'],
  ['nothing', '', ''],
])('PL-048 reads %s as plain text', (_what, html, text) => {
  expect(contentText(html)).toBe(text);
});
