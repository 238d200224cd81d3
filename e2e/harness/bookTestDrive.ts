import { randomUUID } from 'node:crypto';
import type { AppointmentSlot, LeadReceipt, SiteConfig } from '@forecourt/shared-contracts';
import { requestSite } from './requestSite';
import type { TestSite } from './site';

const DAY_MS = 86_400_000;
const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Books the first free test drive at the first location of a tenant as the form does, and returns the id of its private link. */
export async function bookTestDrive(site: TestSite, tenant: string): Promise<string> {
  const request = async <Response>(path: string, lead?: object): Promise<Response> => {
    const response = await requestSite(site.port, new URL(site.url(tenant)).host, path, {
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      ...(lead && { method: 'POST', body: JSON.stringify(lead) }),
    });
    return (await response.json()) as Response;
  };
  const { locations } = await request<SiteConfig>('/api/site-config');
  const [location] = locations;
  const slots = await request<AppointmentSlot[]>(`/api/appointments?location_id=${location?.id}&from=${dateIn(7)}&to=${dateIn(14)}`);
  const receipt = await request<LeadReceipt>('/api/leads', {
    ...{ name: 'Robin', last_name: 'Mover', email: 'mover@example.com', phone: '0491 570 110', postcode: '5000', fill_seconds: 14 },
    ...{ category: 'Test Drive', url: site.url(tenant, '/book-test-drive'), location: location?.slug },
    appointment: slots.find(({ available }) => available)?.start,
  });
  if (!receipt.appointment_id) throw new Error(`No test drive was booked: ${JSON.stringify(receipt)}`);
  return receipt.appointment_id;
}
