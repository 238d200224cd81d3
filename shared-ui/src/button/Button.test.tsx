import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { Button } from './Button';

it('ignores a second click while it is busy, and does not lose focus', async () => {
  const onClick = jest.fn();
  const { rerender } = renderOnPlatform(<Button onClick={onClick}>Send</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  rerender(
    <Button onClick={onClick} busy>
      Send
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
});

it('sends a form once: a busy submit button holds it back', async () => {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  renderOnPlatform(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
