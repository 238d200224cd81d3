import '@forecourt/shared-ui/styles.css';
import './federationRuntime';

const task = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

/** Three short tasks, libraries, the shell's own code and start, hold a tap up less than one long one (PL-053). */
async function begin(): Promise<void> {
  await task();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await task();
  start();
}

void begin();
