import { aLead, aSite } from '@forecourt/shared-contracts/testing';
import type { DeliveredLead } from '../src/contexts/enquiries';

/** A general enquiry on its way to the dealer, for tests. */
export function aDeliveredLead({
  payload,
  ...over
}: Partial<Omit<DeliveredLead, 'payload'>> & { payload?: Partial<DeliveredLead['payload']> } = {}): DeliveredLead {
  const site = aSite();
  return {
    deliveryId: '7d1f8a52-4a2c-4b5e-9f0e-2f6a1c3b4d5e',
    leadId: '0b9f0f1e-8f6e-4f59-a2c6-5a0f3b1e9d77',
    part: 'lead',
    update: null,
    fallback: null,
    at: new Date('2026-03-02T01:30:00.000Z'),
    site,
    location: null,
    dealership: { slug: 'harbour-motors', name: 'Harbour Motors' },
    payload: { ...aLead(), ...payload },
    car: null,
    ...over,
  };
}
