#!/usr/bin/env node
/**
 * Firefox, in whose place Playwright starts this program: it passes every message of WebDriver BiDi on, and responds for Firefox to the one
 * command that Playwright 1.65 sends for each context and that Firefox ESR 153 does not know, the emulation of media features. FIREFOX_PATH
 * names the browser.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = 'emulation.setMediaFeaturesOverride';
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const browser = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
browser.once('error', (error) => {
  console.error(`Firefox does not start: ${error.message}`);
  process.exit(1);
});
browser.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => browser.kill(signal));

/** @param {WebSocket} client @param {string} url */
function connect(client, url) {
  const firefox = new WebSocket(url, { perMessageDeflate: false });
  const opened = new Promise((resolve) => firefox.once('open', resolve));
  client.on('message', async (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (method === UNKNOWN) return client.send(JSON.stringify({ type: 'success', id, result: {} }));
    await opened;
    firefox.send(text);
  });
  firefox.on('message', (data) => client.send(data.toString()));
  firefox.once('close', () => client.close());
  client.once('close', () => firefox.close());
}

createInterface(browser.stderr).on('line', (line) => {
  const url = LISTENING.exec(line)?.[1];
  if (!url) return console.error(line);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false }, () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`);
  });
  server.on('connection', (client, { url: path }) => connect(client, `${url}${path}`));
});
