/** Longer than the back end takes to find that its database does not respond. */
const TIMEOUT_MS = 2000;

/** What keeps platform-api from serving, by its own /readyz; empty when it can serve. */
export async function backEndMissing(apiBase: string): Promise<string[]> {
  try {
    const response = await fetch(`${apiBase}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return [];
    const { missing = [] } = (await response.json()) as { missing?: string[] };
    return [`platform-api is not ready: ${missing.join(', ')}`];
  } catch {
    return ['platform-api does not respond'];
  }
}
