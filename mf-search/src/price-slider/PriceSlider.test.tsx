import { aSite } from '@forecourt/shared-contracts/testing';
import { renderSlot } from '@forecourt/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';

const site = aSite({ switches: { priceSliderVariant: 'navigation' } });
const thumb = (end: 'From' | 'To') => screen.getByRole('slider', { name: new RegExp(`: ${end}`) });
const target = () => new URL(screen.getByRole('link', { name: 'View Cars' }).getAttribute('href') ?? '', 'https://site.example');

it('SE-048 goes from 5000 to 250000 in steps of 500', async () => {
  await renderSlot(remote, 'price-slider', {}, { site });
  expect(thumb('From')).toHaveAttribute('min', '5000');
  expect(thumb('To')).toHaveAttribute('max', '250000');
  expect(thumb('From')).toHaveAttribute('step', '500');
  expect(thumb('From')).toHaveAttribute('aria-valuetext', '$5,000');
});

it('SE-049 links to the results of the range, highest price first', async () => {
  await renderSlot(remote, 'price-slider', {}, { site });
  fireEvent.change(thumb('From'), { target: { value: '20000' } });
  fireEvent.change(thumb('To'), { target: { value: '60000' } });
  expect(target().pathname).toBe('/search');
  expect(Object.fromEntries(target().searchParams)).toEqual({ price: '20000:60000', sortBy: 'Car_production:price:desc' });
});

it('SE-047 limits the lower thumb to a step below the upper one', async () => {
  await renderSlot(remote, 'price-slider', {}, { site });
  fireEvent.change(thumb('To'), { target: { value: '60000' } });
  fireEvent.change(thumb('From'), { target: { value: '90000' } });
  expect(target().searchParams.get('price')).toBe('59500:60000');
});

it('SE-046 rejects a number outside and reports it to the console only', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  await renderSlot(remote, 'price-slider', {}, { site });
  const field = screen.getByRole('textbox', { name: /: From/ });
  await userEvent.clear(field);
  await userEvent.type(field, '100{Enter}');
  expect(log.mock.calls).toEqual([['Cannot refine below the range minimum']]);
  expect(target().searchParams.get('price')).toBe('5000:250000');
});

it('SE-048 is not rendered on tenants with the facet slider', async () => {
  const { container } = await renderSlot(remote, 'price-slider', {});
  expect(container).toBeEmptyDOMElement();
});
