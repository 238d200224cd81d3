import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A payment as the provider has it. */
export interface ProviderPayment {
  id: string;
  /** Our key. */
  key: string;
  isRefunded: boolean;
}

export interface PaymentServer {
  /** Address of the payment intents. */
  url: string;
  payments: ProviderPayment[];
  close(): Promise<void>;
}

/** What happens to a request: it breaks before or after it is carried out, or gets its response. */
export type Fault = 'before' | 'after' | null;

/** A payment provider in a process of its own fate: it keeps what it charged when the back end dies. Keys make a repeat harmless. */
export async function startPaymentServer(draw: () => Fault): Promise<PaymentServer> {
  const payments: ProviderPayment[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const form = new URLSearchParams(text);
      const key = String(request.headers['idempotency-key'] ?? '');
      const respond = (body: object) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (request.method === 'GET') {
        const data = payments.map((each) => ({ id: each.id, status: 'succeeded', metadata: { forecourt_payment: each.key } }));
        return void respond({ data, has_more: false });
      }
      const fault = draw();
      if (fault === 'before') return void response.destroy();
      let body: object;
      if (request.url?.endsWith('/refunds')) {
        const payment = payments.find(({ id }) => id === form.get('payment_intent'));
        if (payment) payment.isRefunded = true;
        body = { id: `re_${payment?.id}`, status: 'succeeded' };
      } else {
        let payment = payments.find((each) => each.key === key);
        if (!payment) payments.push((payment = { id: `pi_${payments.length + 1}`, key, isRefunded: false }));
        body = { id: payment.id, status: 'succeeded' };
      }
      if (fault === 'after') return void response.destroy();
      return void respond(body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/payment_intents`,
    payments,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
