import { randomUUID } from 'node:crypto';
import type { TenantSource } from '@forecourt/server-kit';
import type { Database } from '../../../../infrastructure/database/database';
import type { DeliverySource } from '../deliverySource';
import type { Mailer } from '../mail';
import { alertMail } from './alertMail';
import { createAlertRepository, raiseAlert, type AlertKind, type DueAlert } from './alertRepository';
import { findProblems } from './findProblems';

interface LeadAlertsOptions {
  tenants: Pick<TenantSource, 'bySlug'>;
  source: DeliverySource;
  mailer: Mailer;
  /** Sender of e-mail; null: the site's own address. */
  mailFrom: string | null;
  /** Who runs the platform, beside the addresses of a site's document. */
  to: readonly string[];
  now: () => Date;
  /** Called for each alert that is due, whether an e-mail about it is sent or not. */
  onAlert(alert: DueAlert): void;
  onError(error: unknown): void;
}

export interface LeadAlerts {
  /** Looks for sites without leads, and leads without an endpoint. */
  check(): Promise<void>;
  /** Sends what is due; an e-mail that could not be sent is tried again some minutes later. */
  send(): Promise<void>;
  openCounts(): Promise<{ tenant: string; kind: AlertKind; count: number }[]>;
}

/** Reports to people what the delivery of leads can not fix by itself. */
export function createLeadAlerts(database: Database, options: LeadAlertsOptions): LeadAlerts {
  const { tenants, source, mailer, mailFrom, to, now, onAlert, onError } = options;
  const alerts = createAlertRepository(database);

  async function sendOf(tenant: string, due: readonly DueAlert[]): Promise<void> {
    due.forEach(onAlert);
    const site = tenants.bySlug(tenant);
    const recipients = [...new Set([...(source.of(tenant).alerts ?? []), ...to])];
    const from = mailFrom ?? site?.email;
    if (site && from && recipients.length > 0) {
      const messageId = `<${randomUUID()}@${new URL(site.url).hostname}>`;
      await mailer.send({ tenant, from, to: recipients, ...alertMail(site, due), messageId }, 'alert');
    }
    for (const alert of due) await alerts.markSent(alert, now());
  }

  return {
    async check() {
      for (const problem of await findProblems(database, now())) {
        if (tenants.bySlug(problem.tenant)) await raiseAlert(database, problem, now());
      }
    },
    async send() {
      const due = await alerts.claimDue(now());
      for (const tenant of new Set(due.map((alert) => alert.tenant))) {
        await sendOf(
          tenant,
          due.filter((alert) => alert.tenant === tenant),
        ).catch(onError);
      }
    },
    openCounts: () => alerts.openCounts(now()),
  };
}
