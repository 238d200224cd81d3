import type { Socket } from 'node:net';
import { PROBLEMS } from './problems';

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to what is no HTTP request, has too large headers or arrives too slowly, and closes the connection. */
export function respondToConnectionError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ error: { code: 'validation_failed', message: PROBLEMS.validation_failed.message } });
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
  const head = `HTTP/1.1 ${status}\r\nContent-Length: ${body.length}\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n\r\n`;
  // After `end` alone, a client that goes on sending would hold the connection open.
  socket.end(head + body, () => socket.destroy());
}
