import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPlatform } from '../testing';
import { Carousel } from './Carousel';
import { CarouselSlide } from './CarouselSlide';

const SLIDE_WIDTH = 200;

/** Gives the strip a width, as a browser does when it lays out the page. */
function layOut(visible: number): { strip: HTMLElement; scrollTo: jest.Mock } {
  const strip = screen.getByRole('list', { name: 'Latest cars' });
  const scrollTo = jest.fn(({ left }: { left: number }) => {
    strip.scrollLeft = left;
    fireEvent.scroll(strip);
  });
  Object.defineProperties(strip, {
    clientWidth: { value: visible * SLIDE_WIDTH },
    scrollWidth: { value: strip.children.length * SLIDE_WIDTH },
    scrollTo: { value: scrollTo },
  });
  [...strip.children].forEach((slide, index) =>
    Object.defineProperties(slide, { offsetLeft: { value: index * SLIDE_WIDTH }, offsetWidth: { value: SLIDE_WIDTH } }),
  );
  return { strip, scrollTo };
}

const cars = (hasSwipeHint = false) => (
  <Carousel label="Latest cars" slideName="car" hasSwipeHint={hasSwipeHint}>
    {['Corolla', 'RAV4', 'HiLux'].map((name) => (
      <CarouselSlide key={name}>{name}</CarouselSlide>
    ))}
  </Carousel>
);

it('SH-176 LO-032 throws for a slide outside of a carousel, with what to do', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const outside = () => renderOnPlatform(<CarouselSlide>Corolla</CarouselSlide>);
  expect(outside).toThrow('useCarousel must be used within a <Carousel />: place CarouselSlide directly inside one');
});

it('moves by its buttons and announces its position', async () => {
  renderOnPlatform(cars());
  layOut(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 / 3');
  expect(screen.getByRole('button', { name: 'Previous car' })).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'Next car' }));
  expect(screen.getByRole('status')).toHaveTextContent('2 / 3');
  await userEvent.click(screen.getByRole('button', { name: 'Next car' }));
  expect(screen.getByRole('status')).toHaveTextContent('3 / 3');
  expect(screen.getByRole('button', { name: 'Next car' })).toBeDisabled();
});

it('ends where the last slide is in sight', async () => {
  renderOnPlatform(cars());
  layOut(2);
  await userEvent.click(screen.getByRole('button', { name: 'Next car' }));
  expect(screen.getByRole('button', { name: 'Next car' })).toBeDisabled();
});

it('has no controls and no hint while every slide is in sight', () => {
  renderOnPlatform(cars(true));
  layOut(3);
  fireEvent(window, new Event('resize'));
  expect(screen.getByText('1 / 3').parentElement).toHaveAttribute('data-fits', 'true');
  expect(screen.queryByText('Swipe')).not.toBeInTheDocument();
});

it('PL-067 can be scrolled by keyboard', () => {
  renderOnPlatform(cars());
  expect(screen.getByRole('list', { name: 'Latest cars' })).toHaveAttribute('tabindex', '0');
});

it('displays a swipe hint until it is swiped', () => {
  renderOnPlatform(cars(true));
  expect(screen.getByText('Swipe')).toBeInTheDocument();
  fireEvent.scroll(screen.getByRole('list', { name: 'Latest cars' }));
  expect(screen.queryByText('Swipe')).not.toBeInTheDocument();
});
