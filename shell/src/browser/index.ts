import '@forecourt/shared-ui/styles.css';
import './federationRuntime';
import { fillGaps } from './fillGaps';

const task = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

/** Three short tasks, for libraries, the shell's own code and hydration, block input for less time than one long task. */
async function startInShortTasks(): Promise<void> {
  await task();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await Promise.all([task(), fillGaps()]);
  await start();
}

void startInShortTasks();
