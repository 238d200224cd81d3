/** Runs named steps, says how long each took, and stops at the first that fails. */
export function createSteps(print: (line: string) => void = console.log) {
  return async function step<Result>(
    name: string,
    work: () => Promise<Result> | Result,
    outcome?: (result: Result) => string,
  ): Promise<Result> {
    const begin = performance.now();
    try {
      const result = await work();
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      print(`  ok    ${name.padEnd(22)} ${seconds.padStart(6)} s${outcome ? `   ${outcome(result)}` : ''}`);
      return result;
    } catch (error) {
      print(`  FAIL  ${name}`);
      throw error;
    }
  };
}
