import { ApiError, carPath, signInPath, type Car } from '@forecourt/shared-contracts';
import { carKeyOf, gateDecision, type CarKey, type GateVisit, type SiteRoute } from '@forecourt/shared-contracts/shell';
import { Redirect } from '../routing/Redirect';
import type { PageResult } from '../routing/pageResult';
import type { ShellServices } from '../shell-services/shellServices';

interface PageVisit {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
}

async function findCar({ loaderBase: { api } }: ShellServices, key: CarKey, signal: AbortSignal): Promise<Car | null> {
  const path = 'id' in key ? `/api/cars?id=${key.id}` : `/api/cars/${encodeURIComponent(key.slug)}`;
  try {
    return await api.get<Car>(path, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * Applies the route's sign-in gate: null lets the visitor pass. The server does not know who the visitor is, so that its
 * HTML is the same for everybody; there the result is 'gated' and the browser decides.
 */
export async function checkSignInGate(
  { gate }: Pick<SiteRoute, 'gate'>,
  { url, params, signal }: PageVisit,
  shell: ShellServices,
): Promise<PageResult | Redirect | null> {
  const { to, store } = shell.loaderBase;
  if (!gate) return null;
  const carKey = carKeyOf(params, url.searchParams);
  const decide = (car: GateVisit['car']) => gateDecision(gate, { session: store.getState().session, carKey, car });

  let decision = decide(undefined);
  if (decision === 'wait-for-car' && carKey) decision = decide(await findCar(shell, carKey, signal));
  if (decision === 'open') return null;
  const path = `${url.pathname}${url.search}`;
  const isDisplayed = shell.visitHistory.isCurrent(path);
  if (decision === 'no-car') return new Redirect(carPath(to, { slug: '' }), 302, isDisplayed);
  if (decision !== 'sign-in') return { kind: 'gated' };
  const signIn = signInPath(to, gate.type, { redirect: path, back: shell.visitHistory.previousPage(path) });
  // Where nobody can sign in, nobody can see the page.
  return signIn === null ? { kind: 'not-found' } : new Redirect(signIn, 302, isDisplayed);
}
