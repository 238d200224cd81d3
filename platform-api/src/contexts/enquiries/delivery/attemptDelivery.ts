import type { TenantSource } from '@forecourt/server-kit';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { CarRepository } from '../../vehicles';
import { failed, obsolete, permanentFailure, sendLead, type Channels, type Outcome } from './channels/sendLead';
import { targetOf } from './deliveryConfig';
import { sendVisitorMail, type VisitorMailContent } from './channels/sendVisitorMail';
import { endpointNamed } from './fallback';
import { confirmationMail, type ConfirmedAppointment } from './visitor-mail/confirmationMail';
import { VISITOR } from './visitorEndpoint';
import type { DeliveredLead } from './deliveredLead';
import type { Delivery, DeliveryRepository } from './deliveryRepository';
import type { DeliverySource } from './deliverySource';

export interface AttemptOptions {
  deliveries: Pick<DeliveryRepository, 'disabledReason'>;
  source: DeliverySource;
  tenants: Pick<TenantSource, 'bySlug'>;
  cars: Pick<CarRepository, 'findById'>;
  channels: Channels;
  /** The test drive that a lead has booked, null without one. */
  appointmentOf(tenant: string, leadId: string): Promise<ConfirmedAppointment | null>;
}

export interface Attempt {
  outcome: Outcome;
  /** Where the lead was sent; empty where its endpoint is not configured. */
  target: string;
}

/** Sends one delivery, once. */
export type AttemptDelivery = (delivery: Delivery, signal: AbortSignal) => Promise<Attempt>;

/** Attempts deliveries by the site's configuration of now, with the car and location of the lead. */
export function createAttemptDelivery({ deliveries, source, tenants, cars, channels, appointmentOf }: AttemptOptions): AttemptDelivery {
  async function leadOf(delivery: Delivery): Promise<(DeliveredLead & { site: SiteConfig }) | null> {
    const { payload, created_at: at, dealership_slug, location: locationSlug, car_id: carId } = delivery.lead;
    const site = tenants.bySlug(delivery.tenant);
    if (!site) return null;
    const car = carId === null ? null : await cars.findById(delivery.tenant, carId);
    const location = site.locations.find(({ slug }) => slug === locationSlug) ?? null;
    const slug = dealership_slug ?? location?.dealership_slug ?? car?.dealership_slug;
    const dealership =
      site.dealerships.find((each) => each.slug === slug) ?? (site.dealerships.length === 1 ? site.dealerships[0] : undefined);
    const { id: deliveryId, lead_id: leadId, part, update, fallback } = delivery;
    return {
      deliveryId,
      leadId,
      part: part === 'confirmation' ? 'lead' : part,
      update,
      fallback,
      at,
      site,
      location,
      dealership: dealership ? { slug: dealership.slug, name: dealership.name } : null,
      payload,
      car,
    };
  }

  async function mailVisitor(delivery: Delivery, signal: AbortSignal): Promise<Outcome> {
    if (delivery.lead.isDeidentified) return obsolete('the lead is de-identified');
    const lead = await leadOf(delivery);
    if (!lead) return failed('the site is not served');
    if (delivery.part !== 'update' && !lead.site.switches.confirmationMailEnabled) return obsolete('the site does not confirm any more');
    const content = async (): Promise<VisitorMailContent | null> => {
      if (delivery.part === 'update') return delivery.update?.mail ? { mail: delivery.update.mail, attachments: [] } : null;
      return confirmationMail(lead, await appointmentOf(delivery.tenant, delivery.lead_id));
    };
    return sendVisitorMail(delivery, lead.site, content, { ...channels, signal });
  }

  return async (delivery, signal) => {
    const { tenant, endpoint: name } = delivery;
    if (name === VISITOR) return { outcome: await mailVisitor(delivery, signal), target: '' };
    const endpoint = name === null ? undefined : endpointNamed(name, source.of(tenant), tenants.bySlug(tenant));
    if (name === null || !endpoint) return { outcome: failed('the site’s delivery configuration no longer has this endpoint'), target: '' };
    const target = targetOf(endpoint);
    const disabled = await deliveries.disabledReason(tenant, name, target);
    if (disabled !== null) return { outcome: permanentFailure(`the endpoint is disabled since it ${disabled}`), target };
    if (delivery.lead.isDeidentified) return { outcome: obsolete('the lead is de-identified'), target };
    const lead = await leadOf(delivery);
    if (!lead) return { outcome: failed('the site is not served'), target };
    return { outcome: await sendLead(lead, endpoint, { ...channels, signal }), target };
  };
}
