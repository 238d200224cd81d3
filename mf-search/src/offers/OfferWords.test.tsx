import { renderOnPlatform } from '@forecourt/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfferWords } from './OfferWords';

const letters = (count: number) => 'word '.repeat(count).slice(0, count);
const displayedText = (container: HTMLElement) => container.querySelector('p')?.textContent ?? '';

describe('description', () => {
  it('SE-090 cuts a long one at 160 characters and shows the rest on demand', async () => {
    const { container } = renderOnPlatform(<OfferWords kind="description" html={`<p>${'a'.repeat(201)}</p>`} about="Runout" />);
    expect(displayedText(container)).toBe(`${'a'.repeat(160)}…`);

    await userEvent.click(screen.getByRole('button', { name: 'View more of Runout', expanded: false }));
    expect(displayedText(container)).toBe('a'.repeat(201));

    await userEvent.click(screen.getByRole('button', { name: 'View less of Runout', expanded: true }));
    expect(displayedText(container)).toHaveLength(161);
  });

  it('SE-090 renders the HTML of a text that is not cut', () => {
    renderOnPlatform(<OfferWords kind="description" html="<ul><li>Tow bar</li></ul>" about="Runout" />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Tow bar');
  });

  it.each([160, 161, 200])('SE-092 shows %i characters whole, without a control', (count) => {
    const { container } = renderOnPlatform(<OfferWords kind="description" html={`<p>${'a'.repeat(count)}</p>`} about="Runout" />);
    expect(displayedText(container)).toHaveLength(count);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('disclaimer', () => {
  it('SE-091 cuts a long one at 200 characters and shows the rest on demand', async () => {
    const { container } = renderOnPlatform(<OfferWords kind="disclaimer" html={'a'.repeat(201)} about="Runout" />);
    expect(displayedText(container)).toBe(`${'a'.repeat(200)}…`);

    await userEvent.click(screen.getByRole('button', { name: 'View full disclaimer of Runout' }));
    expect(screen.getByText('a'.repeat(201))).toBeVisible();
    expect(screen.getByRole('button', { name: 'View less disclaimer of Runout' })).toBeVisible();
  });

  it('PL-063 starts with the whole text when it names a rate', () => {
    renderOnPlatform(<OfferWords kind="disclaimer" html={`${letters(210)} 3.9% p.a. comparison rate 4.4%`} about="Runout" />);
    expect(screen.getByText(/comparison rate 4.4%/)).toBeVisible();
  });
});

it('SE-092 shows nothing for an empty text', () => {
  const { container } = renderOnPlatform(<OfferWords kind="description" html="" about="Runout" />);
  expect(container).toBeEmptyDOMElement();
});
