import type { DeliveredLead } from '../deliveredLead';
import { photoLinks } from '../adf/adfLead';

const TYPES = {
  lead: 'lead.created',
  offer_accepted: 'lead.offer_accepted',
  completed: 'lead.completed',
  appointment_changed: 'lead.appointment_changed',
  update: 'lead.updated',
} as const;

/** The body of a webhook. The fields of `lead` are those of the forms, as the visitor sent them; `photos` are links. */
export function leadJson({ leadId, part, at, site, dealership, location, payload, car, update }: DeliveredLead): string {
  const { website: _honeypot, trade_in: tradeIn, ...lead } = payload;
  return JSON.stringify({
    type: TYPES[part],
    timestamp: at.toISOString(),
    data: {
      lead_id: leadId,
      update: update && { category: update.category, at: update.at.toISOString(), attributes: update.attributes },
      tenant: site.slug,
      dealership,
      location: location && { slug: location.slug, name: location.name },
      lead: { ...lead, photos: photoLinks({ payload, site }) },
      car: car && {
        id: car.id,
        stocknum: car.stocknum,
        vin: car.vin,
        year: car.year,
        make: car.make,
        model: car.model,
        badge: car.badge,
        car_type: car.car_type,
        price: car.price,
        url: `${site.url}/cars/${car.slug}`,
      },
      trade_in: tradeIn ?? null,
    },
  });
}
