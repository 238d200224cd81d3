import { renderSlot } from '@forecourt/shared-ui/testing';
import { aCar } from '@forecourt/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { loader } from '../slots/finance-disclaimer';
import { aFinancedCar, aFinanceSite } from '../testing/financed';

const site = aFinanceSite();
const loadWith = (get: jest.Mock, car = aFinancedCar()) => loader?.({ car }, { api: { get }, site } as never);

describe('loader', () => {
  it('FI-013 uses the disclaimer of the car’s own lender data', async () => {
    const get = jest.fn();

    expect(await loadWith(get, aFinancedCar({ disclaimer: 'Terms apply.' }))).toBe('Terms apply.');
    expect(get).not.toHaveBeenCalled();
  });

  it('FI-013 fetches the disclaimer by the id of the car', async () => {
    const get = jest.fn().mockResolvedValue({ finance_lenders: { harbour: { disclaimer: 'Terms apply.' } } });

    expect(await loadWith(get)).toBe('Terms apply.');
    expect(get.mock.calls[0]?.[0]).toBe('/api/cars/101/finance-disclaimer');
  });

  it('FI-015 requests nothing for a car without figures of the tenant’s lender', async () => {
    const get = jest.fn();

    expect(await loadWith(get, aCar({ id: 101 }))).toBeNull();
    expect(get).not.toHaveBeenCalled();
  });

  it('FI-015 returns null if the request fails', async () => {
    expect(await loadWith(jest.fn().mockRejectedValue(new Error('offline')))).toBeNull();
  });
});

describe('disclaimer', () => {
  it('FI-015 FI-016 displays the standard text without a lender’s disclaimer', async () => {
    await renderSlot(remote, 'finance-disclaimer', { car: aCar() }, { site });

    expect(
      screen.getByText(/^Comparison rate is based on a 5-year secured loan of \$30,000\. WARNING: This comparison rate is true only/),
    ).toBeVisible();
  });

  it('FI-013 displays what the request by the id of the car responds', async () => {
    const get = jest.fn().mockResolvedValue({ finance_lenders: { harbour: { disclaimer: 'Terms of Harbour Finance apply.' } } });
    await renderSlot(remote, 'finance-disclaimer', { car: aFinancedCar() }, { site, api: { get } });

    expect(get.mock.calls).toEqual([['/api/cars/101/finance-disclaimer', expect.anything()]]);
    expect(screen.getByText('Terms of Harbour Finance apply.')).toBeVisible();
  });

  it('FI-018 displays 197 characters without a toggle', async () => {
    await renderSlot(remote, 'finance-disclaimer', { car: aFinancedCar({ disclaimer: 'x'.repeat(197) }) }, { site });

    expect(screen.getByText('x'.repeat(197))).toBeVisible();
    expect(screen.queryByText('Show More')).not.toBeInTheDocument();
  });

  it('FI-018 FI-019 truncates a longer text and expands it with "Show More"', async () => {
    await renderSlot(remote, 'finance-disclaimer', { car: aFinancedCar({ disclaimer: 'x'.repeat(198) }) }, { site });
    expect(screen.getByText(`${'x'.repeat(197)}...`)).toBeVisible();
    expect(screen.getByText('x'.repeat(198))).not.toBeVisible();

    await userEvent.click(screen.getByText('Show More'));
    expect(screen.getByText('x'.repeat(198))).toBeVisible();
    expect(await screen.findByText('Show Less')).toBeVisible();
  });

  it('PL-063 displays rates and warning while the lender’s text is collapsed', async () => {
    await renderSlot(remote, 'finance-disclaimer', { car: aFinancedCar({ disclaimer: 'x'.repeat(500) }) }, { site });

    expect(screen.getByText('9.20% p.a.')).toBeVisible();
    expect(screen.getByText(/WARNING: This comparison rate is true only/)).toBeVisible();
  });
});
