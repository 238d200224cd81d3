import { createPlatformStore, enquirySucceeded } from '@forecourt/shared-contracts';
import { aCar, aLead, aLocation, aSite } from '@forecourt/shared-contracts/testing';
import { renderPage } from '@forecourt/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { lastEnquiry } from '../lead/lastEnquiry';
import remote from '../remote';
import { calendarFile } from './downloadCalendarFile';

const START = '2026-03-03T09:00:00+08:00';

it('FO-095 FO-048 displays time, place and phone of the requested test drive, with a calendar file', async () => {
  const location = aLocation({ slug: 'perth', name: 'Perth' });
  const site = aSite({ locations: [location], switches: { testDriveDisclaimer: 'Bring your licence.' } });
  const store = createPlatformStore({ site });
  store.dispatch(enquirySucceeded(lastEnquiry(aCar(), 'lead-1', aLead({ category: 'Test Drive', appointment: START, location: 'perth' }))));
  await renderPage(remote, '/success', { site, store });
  const request = within(screen.getByRole('region', { name: 'Your test drive is requested' }));
  expect(request.getByText(/^Tue 3 Mar, 9:00 am/)).toHaveAttribute('datetime', START);
  expect(request.getByText(/^Perth, /)).toBeVisible();
  expect(request.getByText('Bring your licence.')).toBeVisible();
  expect(request.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
});

it('FO-095 displays no test drive for another lead', async () => {
  const site = aSite();
  const store = createPlatformStore({ site });
  store.dispatch(enquirySucceeded(lastEnquiry(aCar(), 'lead-1', aLead({ category: 'Test Drive', appointment: null }))));
  await renderPage(remote, '/success', { site, store });
  expect(screen.queryByRole('region', { name: 'Your test drive is requested' })).not.toBeInTheDocument();
});

it('FO-048 the calendar file has the instant, a stable id and what somebody typed as text', async () => {
  const file = await calendarFile({
    id: 'lead-1@harbour-motors.example',
    start: START,
    title: 'Test drive at Perth',
    description: 'Bring your licence, please',
    place: 'Perth, 12 Quay Street',
  });
  const lines = file.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:lead-1@harbour-motors.example',
      'SEQUENCE:0',
      'DTSTART:20260303T010000Z',
      'DURATION:PT1H',
      'STATUS:TENTATIVE',
      'SUMMARY:Test drive at Perth',
      'LOCATION:Perth\\, 12 Quay Street',
      'DESCRIPTION:Bring your licence\\, please',
    ]),
  );
});
