import { enquirySucceeded, type LastEnquiry } from '@forecourt/shared-contracts';
import { createPlatformStore } from '@forecourt/shared-contracts/shell';
import { aCar, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote';
import { calendarFile } from '@forecourt/shared-contracts/calendar-file';

const SENT = { id: 'lead-1', sentAt: '2026-03-02T02:00:00Z' };
const START = '2026-03-03T09:00:00+08:00';
const BOOKED = { leadId: 'lead-1', start: START, locationSlug: 'perth', changePath: '/test-drives/booking-1' };

const openSuccessPage = async (appointment: NonNullable<LastEnquiry['appointment']>) => {
  const location = aLocation({ slug: 'perth', name: 'Perth' });
  const site = aSite({ locations: [location], switches: { testDriveDisclaimer: 'Bring your licence.' } });
  const store = createPlatformStore({ site });
  store.dispatch(enquirySucceeded({ ...SENT, car: aCar(), category: 'Test Drive', appointment }));
  await renderPage(remote, '/success', { site, store });
  return within(screen.getByRole('region', { name: appointment.changePath ? 'Your test drive is requested' : 'You would like to come' }));
};

it('FO-095 FO-048 displays time, place and phone of the requested test drive, with a calendar file and the link to change it', async () => {
  const request = await openSuccessPage(BOOKED);
  expect(request.getByText(/^Tue 3 Mar, 9:00 am/)).toHaveAttribute('datetime', START);
  expect(request.getByText(/^Perth, /)).toBeVisible();
  expect(request.getByText('Bring your licence.')).toBeVisible();
  expect(request.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(request.getByText('The time is held for you, and we confirm it.')).toBeVisible();
  expect(request.getByRole('link', { name: 'Change or cancel' })).toHaveAttribute('href', '/test-drives/booking-1');
});

it('FO-095 FO-048 says of a time that is not held that it is not booked', async () => {
  const { changePath: _without, ...requested } = BOOKED;
  const request = await openSuccessPage(requested);
  expect(request.getByText('This time is not booked yet: we call you to confirm it.')).toBeVisible();
  expect(request.queryByRole('link', { name: 'Change or cancel' })).not.toBeInTheDocument();
  expect(request.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

it('FO-095 displays no test drive for another lead', async () => {
  const site = aSite();
  const store = createPlatformStore({ site });
  store.dispatch(enquirySucceeded({ ...SENT, car: aCar(), category: 'Test Drive', appointment: null }));
  await renderPage(remote, '/success', { site, store });
  expect(screen.queryByRole('region', { name: 'Your test drive is requested' })).not.toBeInTheDocument();
});

it('FO-048 the calendar file has the instant, a stable id and what somebody typed as text', async () => {
  const file = await calendarFile({
    id: 'lead-1@harbour-motors.example',
    sequence: 0,
    isCancelled: false,
    start: START,
    title: 'Test drive at Perth',
    description: 'Bring your licence, please',
    place: 'Perth, 12 Quay Street',
    url: 'https://harbour-motors.example/test-drives/booking-1',
  });
  const lines = file.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:lead-1@harbour-motors.example',
      'SEQUENCE:0',
      'URL:https://harbour-motors.example/test-drives/booking-1',
      'DTSTART:20260303T010000Z',
      'DURATION:PT1H',
      'STATUS:TENTATIVE',
      'SUMMARY:Test drive at Perth',
      'LOCATION:Perth\\, 12 Quay Street',
      'DESCRIPTION:Bring your licence\\, please',
    ]),
  );
});
