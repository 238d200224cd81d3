import type { TenantSource } from '@forecourt/server-kit';
import type { SiteConfig } from '@forecourt/shared-contracts';
import type { PaymentService, RefundResult } from './paymentService';

/** Numbers of payments. */
export interface Settled {
  lookedUp: number;
  held: number;
  returned: number;
  /** Outcome unknown, or refused: a person has to look. */
  unclear: number;
}

interface SettlementOptions {
  tenants: Pick<TenantSource, 'bySlug'>;
  payments: PaymentService;
  /** Called when money needs a person: its outcome is unknown, or could not be returned. */
  onUnclear(what: string, of: Readonly<Record<string, string>>, error?: unknown): void;
  /** Called when the provider refuses to return a deposit: a person has to. */
  onRefundRefused(tenant: string, reason: string): Promise<void>;
}

/** What a lost connection or an expired hold leaves of payments of every purpose. */
export function createSettlement({ tenants, payments, onUnclear, onRefundRefused }: SettlementOptions) {
  /** Returns a deposit that nothing is held for; the dealer and the shopper know. Never rejects: what is unclear is tried again. */
  async function giveBack(site: SiteConfig, key: string): Promise<RefundResult | null> {
    try {
      const refund = await payments.refund(site, key);
      if (refund.kind === 'refused') await onRefundRefused(site.slug, `${refund.receiptNumber}, ${refund.reason}`);
      return refund;
    } catch (error) {
      onUnclear('the refund of a deposit is unclear and will be tried again', { tenant: site.slug, payment: key }, error);
      return null;
    }
  }

  return {
    giveBack,

    /**
     * Looks up payments without outcome, holds what was paid for or returns its deposit, and returns deposits that nothing is held for any more.
     * Resolves with what it did.
     */
    async run(): Promise<Settled> {
      const done: Settled = { lookedUp: 0, held: 0, returned: 0, unclear: 0 };
      for (const { tenant, key, purpose } of await payments.openPayments()) {
        const site = tenants.bySlug(tenant);
        if (!site) continue;
        done.lookedUp += 1;
        try {
          const outcome = await payments.lookUp(site, key);
          // A deposit that holds nothing is returned below.
          if (outcome?.kind === 'paid' && (await payments.handlerOf(purpose).deposit?.hold(site, key, outcome))) done.held += 1;
        } catch (error) {
          done.unclear += 1;
          onUnclear('the outcome of a payment is not known', { tenant, payment: key }, error);
        }
      }
      for (const deposit of payments.deposits())
        for (const { tenant, key } of await deposit.due()) {
          const site = tenants.bySlug(tenant);
          const paid = site && (await payments.paid(tenant, key));
          if (paid && (await deposit.hold(site, key, paid))) {
            done.held += 1;
            continue;
          }
          const refund = site && (await giveBack(site, key));
          if (refund?.kind === 'refunded') done.returned += 1;
          else done.unclear += 1;
        }
      return done;
    },
  };
}
export type Settlement = ReturnType<typeof createSettlement>;
