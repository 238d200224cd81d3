import { createHash, randomUUID } from 'node:crypto';
import type { PaymentFields, SiteConfig } from '@forecourt/shared-contracts';
import type { Database } from '../../../infrastructure/database/database';
import { isUniqueViolation } from '../../../infrastructure/database/uniqueViolation';
import { notFound, Problem } from '../../../infrastructure/http/problems';
import { integrationFailed } from '../../../infrastructure/integrations/callIntegration';
import type { PaymentProvider, SettledOutcome, Unconfirmed } from './paymentProvider';
import type { PaidOutcome, PaymentPurpose, PaymentState, PurposeHandler, Refunded } from './paymentPurpose';
import { receiptNumber } from './receiptNumber';

/** The providers of a tenant. */
export interface TenantProviders {
  /** That of new payments; null: nobody can pay. */
  current: PaymentProvider | null;
  /** With those that may have made earlier ones. */
  all: readonly PaymentProvider[];
}
export type ProvidersOf = (tenant: string) => TenantProviders;

export interface Payment {
  purpose: PaymentPurpose;
  /** Unique among the payments of the tenant; a repeat with the same key is charged once. */
  key: string;
  /** Australian cents. */
  amountCents: number;
  token: string;
  description: string;
  leadId: string;
  /** What it is for where that is no car: the number of an invoice. */
  subject?: string;
}

export type PaymentOutcome = PaidOutcome | { kind: 'refused'; message: string };

/** `reason` is for the operator. */
export type RefundResult = Refunded | { kind: 'refused'; reason: string; receiptNumber: string };

interface PaymentRow {
  number: number;
  created_at: Date | string;
  purpose: PaymentPurpose;
  /** Name of the provider that made it. */
  provider: string;
  state: PaymentState;
  reference: string | null;
  refund_reference: string | null;
  amount_cents: number;
  lead_id: string | null;
  subject: string | null;
}

const COLUMNS =
  'number::float8 as number, purpose, provider, created_at, state, reference, refund_reference, amount_cents::float8 as amount_cents, lead_id, subject';
const NOT_MADE = { kind: 'refused', message: 'The payment was not made.' } as const;
/** Longer than any request to a provider takes. */
const UNDER_WAY = '2 minutes';
/** Longer than a shopper takes to confirm a payment at the bank. */
const CONFIRMING = '15 minutes';
/** Between our clock and that of a provider. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000;
const RETURNED = 'This payment was returned to you. Please enter your card again.';

/** When to look for a payment at the provider. */
const sinceOf = ({ created_at: at }: PaymentRow) => new Date(new Date(at).getTime() - CLOCK_DIFFERENCE_MS);

/** A key of fixed length from the parts of a payment; the card's token goes in, and cannot be read out. */
export const paymentKey = (...parts: readonly (string | number)[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * Charges and returns payments. Each is stored before the provider is called, so that no charge and no refund is unknown;
 * a repeat of a settled one returns its outcome without another call.
 */
export function createPaymentService(database: Database, providersOf: ProvidersOf) {
  const handlers = new Map<PaymentPurpose, PurposeHandler>();
  const handlerOf = (purpose: PaymentPurpose): PurposeHandler => {
    const handler = handlers.get(purpose);
    if (!handler) throw new Error(`No part of the back end has registered for payments of the purpose '${purpose}'.`);
    return handler;
  };
  const depositOf = (purpose: PaymentPurpose) => {
    const { deposit } = handlerOf(purpose);
    if (!deposit) throw new Error(`Payments of the purpose '${purpose}' are not returned.`);
    return deposit;
  };

  /** The provider of a tenant's new payments. */
  function required(tenant: string): PaymentProvider {
    const { current: provider } = providersOf(tenant);
    if (!provider) throw integrationFailed('no payment provider is configured: set PAYMENTS_URL and PAYMENTS_KEY');
    return provider;
  }

  /** The provider that made a payment: a dealer may have an account of its own since. */
  function providerNamed(tenant: string, name: string): PaymentProvider {
    const provider = providersOf(tenant).all.find((each) => each.name === name);
    if (!provider) throw integrationFailed(`a payment was made with ${name}, which is not configured any more: settle it there by hand`);
    return provider;
  }

  async function settle(site: SiteConfig, key: string, row: PaymentRow, outcome: SettledOutcome): Promise<PaymentOutcome> {
    const { slug: tenant } = site;
    const reference = outcome.kind === 'paid' ? outcome.reference : null;
    const { amount_cents: amountCents, lead_id: leadId, subject } = row;
    const paid = { receiptNumber: receiptNumber(row.number), amountCents, leadId, subject };
    await database.transaction(async (transaction) => {
      const settled = await transaction.query(
        `update payments set state = $3, reference = $4 where tenant = $1 and key = $2 and state = 'started' returning 1`,
        [tenant, key, outcome.kind, reference],
      );
      if (settled.length > 0 && reference !== null) await handlerOf(row.purpose).recordPaid?.(transaction, site, { ...paid, reference });
    });
    return outcome.kind === 'paid' ? { ...outcome, receiptNumber: paid.receiptNumber } : outcome;
  }

  return {
    /** Whose payments of this purpose are. */
    register(purpose: PaymentPurpose, handler: PurposeHandler): void {
      handlers.set(purpose, handler);
    },

    handlerOf,

    /** The handlers of deposits, each once. */
    deposits: () => [...new Set([...handlers.values()].flatMap(({ deposit }) => deposit ?? []))],

    /** How the browser makes tokens of cards on a tenant's site. */
    fieldsOf: (tenant: string): PaymentFields['kind'] => providersOf(tenant).current?.fields ?? 'none',

    /** An unconfirmed payment is charged by nobody: sent again once the shopper has confirmed it, it has its outcome. */
    async charge(
      site: SiteConfig,
      { purpose, key, amountCents, token, description, leadId, subject }: Payment,
    ): Promise<PaymentOutcome | Unconfirmed> {
      const provider = required(site.slug);
      await handlerOf(purpose).prepare();
      const started = database.query<PaymentRow & { is_new: boolean }>(
        `insert into payments (tenant, id, key, purpose, amount_cents, provider, lead_id, subject) values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (tenant, key) do update set state = case when payments.state = 'refused' then 'started' else payments.state end
         returning ${COLUMNS}, xmax = 0 as is_new`,
        [site.slug, randomUUID(), key, purpose, amountCents, provider.name, leadId, subject ?? null],
      );
      const [row] = (await started.catch((error: unknown) => {
        throw isUniqueViolation(error) ? integrationFailed('another payment of this lead is under way, or made') : error;
      })) as [PaymentRow & { is_new: boolean }];
      const { number, state, reference, is_new: isNew } = row;
      if (state === 'paid' && reference !== null) return { kind: 'paid', reference, receiptNumber: receiptNumber(number) };
      if (state !== 'started') return { kind: 'refused', message: RETURNED };
      const { charge, find } = providerNamed(site.slug, row.provider);
      // A provider repeats the first response to a key, not what became of the payment since.
      const found = isNew ? null : await find(key, sinceOf(row));
      const outcome = found ?? (await charge({ amountCents, token, description, idempotencyKey: key }));
      if (outcome.kind === 'unconfirmed') return outcome;
      return settle(site, key, row, outcome);
    },

    /** A payment that is paid and not being returned; null for any other. */
    async paid(tenant: string, key: string): Promise<PaidOutcome | null> {
      const [row] = await database.query<PaymentRow>(`select ${COLUMNS} from payments where tenant = $1 and key = $2 and state = 'paid'`, [
        tenant,
        key,
      ]);
      return row?.reference ? { kind: 'paid', reference: row.reference, receiptNumber: receiptNumber(row.number) } : null;
    },

    /** Keys of the payments of a lead whose outcome is not known: of one invoice, or else of deposits. */
    async openOf(tenant: string, leadId: string, invoice: string | null = null): Promise<string[]> {
      const rows = await database.query<{ key: string }>(
        `select key from payments where tenant = $1 and lead_id = $2 and state = 'started'
            and (case when purpose = 'invoice' then subject end) is not distinct from $3 order by created_at`,
        [tenant, leadId, invoice],
      );
      return rows.map(({ key }) => key);
    },

    /** What was paid of an invoice with a lead and not returned; null: nothing. */
    async paidOf(tenant: string, leadId: string, invoice: string): Promise<(PaidOutcome & { amountCents: number }) | null> {
      const [row] = await database.query<PaymentRow>(
        `select ${COLUMNS} from payments where tenant = $1 and lead_id = $2 and subject = $3 and purpose = 'invoice' and state = 'paid'`,
        [tenant, leadId, invoice],
      );
      if (!row?.reference) return null;
      return { kind: 'paid', reference: row.reference, receiptNumber: receiptNumber(row.number), amountCents: row.amount_cents };
    },

    /**
     * The outcome of a payment that was started, from the provider. One that it has not got was not made; rejects as upstream_failed while it may
     * still be under way, and is null while the shopper may still confirm it. One that is `abandoned` is confirmed by nobody any more.
     */
    async lookUp(site: SiteConfig, key: string, { isAbandoned = false }: { isAbandoned?: boolean } = {}): Promise<PaymentOutcome | null> {
      const [row] = await database.query<PaymentRow & { may_be_under_way: boolean; may_be_confirmed: boolean }>(
        `select ${COLUMNS}, created_at > now() - interval '${UNDER_WAY}' as may_be_under_way,
                created_at > now() - interval '${CONFIRMING}' as may_be_confirmed
           from payments where tenant = $1 and key = $2 and state = 'started'`,
        [site.slug, key],
      );
      if (!row) return null;
      await handlerOf(row.purpose).prepare();
      const { find, abandon } = providerNamed(site.slug, row.provider);
      const found = await find(key, sinceOf(row));
      if (!found && row.may_be_under_way) throw integrationFailed('the outcome of an earlier payment is not known yet');
      if (found?.kind === 'unconfirmed' && row.may_be_confirmed && !isAbandoned) return null;
      const outcome = found?.kind === 'unconfirmed' ? await abandon(found.reference) : (found ?? NOT_MADE);
      return settle(site, key, row, outcome);
    },

    /**
     * Returns a deposit in full, and writes what belongs to it in the same transaction, once. Rejects with not_found where nothing was paid,
     * with conflict while something is held for it, and as upstream_failed when the outcome is unknown: a repeat is the same refund.
     */
    async refund(site: SiteConfig, key: string): Promise<RefundResult> {
      const { slug: tenant } = site;
      const row = await database.transaction(async (transaction) => {
        const [payment] = await transaction.query<PaymentRow>(
          `select ${COLUMNS} from payments where tenant = $1 and key = $2 and state in ('paid', 'refunding', 'refunded') for update`,
          [tenant, key],
        );
        if (!payment?.reference) throw notFound();
        if (await depositOf(payment.purpose).isHeld(transaction, tenant, key)) throw new Problem('conflict');
        await transaction.query(`update payments set state = 'refunding' where tenant = $1 and key = $2 and state = 'paid'`, [tenant, key]);
        return payment;
      });
      const { number, state, reference, refund_reference: refundReference, amount_cents: amountCents } = row;
      const refunded = { kind: 'refunded', receiptNumber: receiptNumber(number), amountCents, leadId: row.lead_id } as const;
      if (state === 'refunded' && refundReference !== null) return { ...refunded, reference: refundReference };
      const record = await depositOf(row.purpose).refundRecord(site, key);
      await handlerOf(row.purpose).prepare();
      const outcome = await providerNamed(tenant, row.provider).refund({
        reference: reference as string,
        amountCents,
        idempotencyKey: `${key}-refund`,
      });
      if (outcome.kind === 'refused') {
        await database.query(
          `update payments set state = 'paid', refund_refused_at = now() where tenant = $1 and key = $2 and state = 'refunding'`,
          [tenant, key],
        );
        return { ...outcome, receiptNumber: refunded.receiptNumber };
      }
      const returned = { ...refunded, reference: outcome.reference };
      await database.transaction(async (transaction) => {
        const settled = await transaction.query(
          `update payments set state = 'refunded', refund_reference = $3 where tenant = $1 and key = $2 and state = 'refunding' returning 1`,
          [tenant, key, outcome.reference],
        );
        if (settled.length > 0) await record(transaction, returned);
      });
      return returned;
    },

    /** Payments that were started longer ago than any request takes, and whose outcome is not known. */
    openPayments(): Promise<{ tenant: string; key: string; purpose: PaymentPurpose }[]> {
      return database.query(
        `select tenant, key, purpose from payments where state = 'started' and created_at < now() - interval '${UNDER_WAY}' order by created_at`,
      );
    },
  };
}
export type PaymentService = ReturnType<typeof createPaymentService>;
