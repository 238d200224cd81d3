/** Sends a small message without awaiting it; the browser sends it also when the page is left. */
export function postJson(path: string, message: object, onFailure: (error: unknown) => void = () => undefined): void {
  void fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    keepalive: true,
  }).catch(onFailure);
}
