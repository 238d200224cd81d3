import type { OutsideAnalytics, PlatformEvent } from '@forecourt/shared-contracts';
import { whenSeen } from '../visit';
import type { OutsideAnalyticsOptions, RunningAnalytics } from './outsideAnalytics';

/** What a page without outside analytics never loads, as one file. */
const load = () =>
  Promise.all([
    import(/* webpackChunkName: "outside" */ './outsideAnalytics'),
    import(/* webpackChunkName: "outside" */ '../privacy/PrivacyChoices'),
  ]);

function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
}

type LateOptions = Omit<OutsideAnalyticsOptions, 'now'> & {
  /** Address of the privacy policy; null where the site has none. */
  policy: string | null;
};

/** Loads outside analytics with what lets the visitor choose, beside the page, which neither waits for them nor needs them. */
export function lateAnalytics(analytics: OutsideAnalytics, { policy, ...options }: LateOptions): Pick<RunningAnalytics, 'track'> {
  const early: PlatformEvent[] = [];
  let send: RunningAnalytics['track'] = (event) => void early.push(event);

  async function start(): Promise<void> {
    try {
      const [{ startOutsideAnalytics }, { addPrivacyChoices }] = await load();
      const { settings, track } = startOutsideAnalytics(analytics, { ...options, now: new Date() });
      send = track;
      if (settings) addPrivacyChoices({ settings, policy });
    } catch {
      // A blocker has stopped it.
      send = () => undefined;
    }
    for (const event of early.splice(0)) send(event);
  }
  whenSeen(() => whenLoaded(() => void start()));
  return { track: (event) => send(event) };
}
