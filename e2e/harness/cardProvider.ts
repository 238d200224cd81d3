import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

interface Intent {
  id: string;
  status: 'requires_action' | 'succeeded';
  client_secret: string;
  amount: string | null;
  metadata: { forecourt_payment: string | null };
}

/** A card that its bank wants confirmed. */
export const BANK_CARD = 'pm_bank';

export interface CardProvider {
  /** Address of the payment intents. */
  url: string;
  intents: Intent[];
  confirm(clientSecret: string): void;
  close(): void;
}

/** The payment intents of Stripe as far as this site uses them. */
export async function startCardProvider(): Promise<CardProvider> {
  const intents: Intent[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const respond = (body: object) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (request.method === 'GET') return void respond({ data: intents, has_more: false });
      const form = new URLSearchParams(text);
      const id = `pi_${intents.length + 1}`;
      const intent: Intent = {
        id,
        status: form.get('payment_method') === BANK_CARD ? 'requires_action' : 'succeeded',
        client_secret: `${id}_secret`,
        amount: form.get('amount'),
        metadata: { forecourt_payment: form.get('metadata[forecourt_payment]') },
      };
      intents.push(intent);
      return void respond(intent);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/payment_intents`,
    intents,
    confirm(clientSecret) {
      const intent = intents.find((each) => each.client_secret === clientSecret);
      if (intent) intent.status = 'succeeded';
    },
    close: () => void server.close(),
  };
}

/** A fake of Stripe's script: its field is a frame of Stripe's origin, and its bank a request to Stripe's API. */
const SCRIPT = `window.Stripe = (key) => ({
  elements: () => ({
    create() {
      const listeners = [];
      const frame = document.createElement('iframe');
      frame.title = 'Card number of ' + key;
      frame.src = 'https://js.stripe.com/field.html';
      return {
        on: (event, listener) => listeners.push(listener),
        mount(element) { frame.onload = () => listeners.forEach((listener) => listener()); element.append(frame); },
        destroy: () => frame.remove(),
      };
    },
  }),
  createPaymentMethod: async () => ({ paymentMethod: { id: '${BANK_CARD}' } }),
  handleNextAction: async ({ clientSecret }) => { await fetch('https://api.stripe.com/confirm/' + clientSecret, { method: 'POST' }); return {}; },
});`;

/** Serves Stripe's addresses to a page. */
export async function serveStripe(page: Page, provider: CardProvider): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
      : route.fulfill({ contentType: 'text/html', body: '<input aria-label="Card number">' }),
  );
  await page.route('https://api.stripe.com/**', (route) => {
    provider.confirm(route.request().url().split('/').at(-1) ?? '');
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} });
  });
}
