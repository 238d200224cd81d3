import type { Configuration, Stats } from 'webpack';

/** A remote or the shell that is built from its sources as they change. */
export interface HotModule {
  name: string;
  /** Of its browser build. */
  config: Configuration;
  /** Builds it for the server too, and lets the site serve what was built. Rejects with the reason when it cannot. */
  serve(browser: Stats): Promise<void>;
  close(): Promise<void>;
}
