import type { OutsideAnalytics, PlatformEvent } from '@forecourt/shared-contracts';
import type { OutsideAnalyticsOptions, RunningAnalytics } from './outsideAnalytics';

/** What a page without outside analytics never loads, as one file. */
const load = () =>
  Promise.all([
    import(/* webpackChunkName: "outside" */ './outsideAnalytics'),
    import(/* webpackChunkName: "outside" */ '../privacy/PrivacyChoices'),
  ]);

type LateOptions = Omit<OutsideAnalyticsOptions, 'now'> & {
  /** Address of the privacy policy; null where the site has none. */
  policy: string | null;
};

/** Loads outside analytics with what lets the visitor choose, beside the page, which neither waits for them nor needs them. */
export function lateAnalytics(analytics: OutsideAnalytics, { policy, ...options }: LateOptions): Pick<RunningAnalytics, 'track'> {
  const early: PlatformEvent[] = [];
  let tell: RunningAnalytics['track'] = (event) => void early.push(event);

  async function start(): Promise<void> {
    try {
      const [{ startOutsideAnalytics }, { addPrivacyChoices }] = await load();
      const { settings, track } = startOutsideAnalytics(analytics, { ...options, now: new Date() });
      tell = track;
      if (settings) addPrivacyChoices({ settings, policy });
    } catch {
      // A blocker has stopped it.
      tell = () => undefined;
    }
    for (const event of early.splice(0)) tell(event);
  }
  if (document.readyState === 'complete') void start();
  else window.addEventListener('load', () => void start(), { once: true });
  return { track: (event) => tell(event) };
}
