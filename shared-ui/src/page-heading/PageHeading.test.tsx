import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { renderOnPlatform } from '../testing';
import { PageHeading } from './PageHeading';

function Site() {
  return (
    <>
      <Link to="/contact">Contact</Link>
      <Link to="/?page=2">Next</Link>
      <Routes>
        <Route path="/" element={<PageHeading>Cars</PageHeading>} />
        <Route path="/contact" element={<PageHeading>Contact us</PageHeading>} />
      </Routes>
    </>
  );
}

it('PL-067 takes focus on a new page, not on the first view', async () => {
  renderOnPlatform(<Site />);
  expect(screen.getByRole('heading', { name: 'Cars' })).not.toHaveFocus();

  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  expect(screen.getByRole('heading', { name: 'Contact us' })).toHaveFocus();
});

it('leaves focus where it is when only the query changes', async () => {
  renderOnPlatform(<Site />);
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
});
