import { ApiError, selectAlert, UNEXPECTED_ERROR } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aSite } from '@forecourt/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitCar } from '../testing/visitCar';

const car = aCar();

async function renderButton() {
  let resolve: (file: Blob) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const file = new Promise<Blob>((...settle) => {
    [resolve, reject] = settle;
  });
  const getFile = jest.fn(() => file);
  const store = createPlatformStore({ site: aSite() });
  await visitCar(car, { store, api: { getFile } });
  await userEvent.click(screen.getByRole('button', { name: /^Print or (?:compare|save)$/ }));
  return { getFile, resolve: (each: Blob) => resolve(each), reject: (error: Error) => reject(error), store };
}

/** Names and URLs of started downloads. */
function recordDownloads() {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:brochure', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} from ${this.href}`);
  });
  return saved;
}

it('VE-069 reads "Preparing..." and is disabled during the download, and saves {slug}.pdf', async () => {
  const saved = recordDownloads();
  const { getFile, resolve } = await renderButton();
  await userEvent.click(screen.getByRole('button', { name: 'Print PDF' }));
  expect(getFile).toHaveBeenCalledWith(`/api/cars/${car.slug}/brochure.pdf`);

  const busy = screen.getByRole('button', { name: 'Preparing...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(busy);
  expect(getFile).toHaveBeenCalledTimes(1);

  await act(async () => resolve(new Blob(['%PDF'])));
  expect(saved).toEqual([`${car.slug}.pdf from blob:brochure`]);
  expect(screen.getByRole('button', { name: 'Print PDF' })).toBeEnabled();
});

it('VE-070 SH-163 displays the error message in an alert and returns to normal', async () => {
  const saved = recordDownloads();
  const { reject, store } = await renderButton();
  await userEvent.click(screen.getByRole('button', { name: 'Print PDF' }));
  await act(async () => reject(new ApiError('The brochure could not be made.', 500, 'unexpected')));

  expect(selectAlert(store.getState())).toBe('The brochure could not be made.');
  expect(screen.getByRole('button', { name: 'Print PDF' })).not.toHaveAttribute('aria-disabled');
  expect(saved).toEqual([]);
});

it('VE-070 displays the general message for an error without a message for visitors', async () => {
  recordDownloads();
  const { reject, store } = await renderButton();
  await userEvent.click(screen.getByRole('button', { name: 'Print PDF' }));
  await act(async () => reject(new TypeError('createObjectURL is not a function')));

  expect(selectAlert(store.getState())).toBe(UNEXPECTED_ERROR);
});
