import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/Button';
import { renderOnPlatform } from '../testing';
import { Menu } from './Menu';

const onSelect = jest.fn();
const item = (label: string, over = {}) => ({ id: label, label, onSelect: () => onSelect(label), ...over });
const menu = (items = [item('Edit'), item('Copy'), item('Delete', { isDisabled: true }), item('Share')]) => (
  <Menu label="Quote" trigger={(attributes) => <Button {...attributes}>More</Button>} items={items} />
);
const open = () => userEvent.click(screen.getByRole('button', { name: 'More' }));

beforeEach(() => onSelect.mockClear());

it.each([
  ['', 'Edit'],
  ['{ArrowDown}', 'Copy'],
  ['{ArrowDown}{ArrowDown}', 'Share'],
  ['{ArrowUp}', 'Share'],
  ['{End}', 'Share'],
  ['{End}{Home}', 'Edit'],
  ['s', 'Share'],
  ['z', 'Edit'],
])('opens at its first item and moves by %j to %s, past what is off', async (keys, name) => {
  renderOnPlatform(menu());
  await open();
  if (keys) await userEvent.keyboard(keys);
  expect(screen.getByRole('menuitem', { name })).toHaveFocus();
});

it('acts and closes', async () => {
  renderOnPlatform(menu());
  await open();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledWith('Copy');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

it('opens at the choice that is on', async () => {
  renderOnPlatform(menu([item('Newest', { isChosen: false }), item('Cheapest', { isChosen: true })]));
  await open();
  expect(screen.getByRole('menuitemradio', { name: 'Cheapest', checked: true })).toHaveFocus();
});

it('closes when the visitor tabs on', async () => {
  renderOnPlatform(menu());
  await open();
  await userEvent.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('leaves the keys of the browser alone', async () => {
  renderOnPlatform(menu());
  await open();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
});
