import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { DateTimeField } from './DateTimeField';

it('gives day and time by the clock of the place', async () => {
  const onChange = jest.fn();
  renderOnPlatform(
    <DateTimeField
      legend="Test drive"
      value={{ date: '2026-03-07', time: '' }}
      onChange={onChange}
      min="2026-03-02"
      times={[{ value: '10:30', label: '10:30 am' }]}
    />,
  );
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-09' } });
  expect(onChange).toHaveBeenLastCalledWith({ date: '2026-03-09', time: '' });

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '10:30 am');
  expect(onChange).toHaveBeenLastCalledWith({ date: '2026-03-07', time: '10:30' });
  expect(screen.getByLabelText('Date')).toHaveAttribute('min', '2026-03-02');
});

it('describes both controls with the error', () => {
  renderOnPlatform(<DateTimeField legend="Test drive" value={{ date: '', time: '' }} onChange={() => undefined} error="Choose a day." />);
  for (const label of ['Date', 'Time']) {
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Choose a day.');
  }
});
