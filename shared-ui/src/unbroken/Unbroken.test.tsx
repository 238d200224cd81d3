import { render } from '@testing-library/react';
import { Unbroken } from './Unbroken';

it.each([
  ['2019 Mazda CX-3 Akari', ['CX-3']],
  ['2022 Kia Sportage GT-Line Diesel', ['GT-Line']],
  ['2024 Nissan X-TRAIL', ['X-TRAIL']],
  ['2021 Toyota Corolla', []],
  ['Hatch - as new', []],
  ['Capped-price servicing', []],
])('%s has %j on one line, and its text is whole', (text, words) => {
  const { container } = render(<Unbroken text={text} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(words);
});
