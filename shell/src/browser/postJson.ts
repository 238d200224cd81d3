interface PostOptions {
  headers?: Readonly<Record<string, string>>;
  onFailure?(error: unknown): void;
}

/** Sends a small message without awaiting it; the browser sends it also when the page is left. */
export function postJson(path: string, message: object, { headers = {}, onFailure = () => undefined }: PostOptions = {}): void {
  void fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(message),
    keepalive: true,
  }).catch(onFailure);
}
