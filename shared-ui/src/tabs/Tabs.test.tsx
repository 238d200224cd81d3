import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { Tabs } from './Tabs';

const TABS = ['Features', 'Specifications', 'Comments'].map((label) => ({ id: label.toLowerCase(), label, content: <p>All {label}</p> }));
const panel = () => screen.getByRole('tabpanel');

it('shows the panel of the chosen tab, named by it', async () => {
  renderOnPlatform(<Tabs label="About this car" tabs={TABS} />);
  expect(panel()).toHaveTextContent('All Features');
  await userEvent.click(screen.getByRole('tab', { name: 'Comments' }));
  expect(panel()).toHaveTextContent('All Comments');
  expect(panel()).toHaveAccessibleName('Comments');
});

it.each([
  ['{ArrowRight}', 'Specifications'],
  ['{ArrowLeft}', 'Comments'],
  ['{End}', 'Comments'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Features'],
  ['{ArrowRight}{Home}', 'Features'],
])('moves by %s to %s', async (keys, name) => {
  renderOnPlatform(<Tabs label="About this car" tabs={TABS} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
});

it('is one stop of the Tab key', async () => {
  renderOnPlatform(<Tabs label="About this car" tabs={TABS} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(panel()).toHaveFocus();
});

it('is controlled by a caller that passes the selected tab', async () => {
  const onSelect = jest.fn();
  renderOnPlatform(<Tabs label="About this car" tabs={TABS} selected="features" onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Comments' }));
  expect(onSelect).toHaveBeenCalledWith('comments');
  expect(panel()).toHaveTextContent('All Features');
});
