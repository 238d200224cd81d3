/** One thing that has to be done before a page can be displayed. */
export interface StartStep {
  name: string;
  state: 'waiting' | 'in progress' | 'done' | 'failed';
}

/** The steps of a start, each announced in the terminal when it begins and when it ends, and listed on the page that waits for them. */
export function createStartSteps(print: (line: string) => void = console.log) {
  const steps: StartStep[] = [];
  return {
    all: (): readonly StartStep[] => steps,
    /** Lists a step, which waits until it begins. */
    add(name: string) {
      const step: StartStep = { name, state: 'waiting' };
      steps.push(step);
      let started = 0;
      return {
        begin(): void {
          if (step.state === 'in progress') return;
          step.state = 'in progress';
          started = performance.now();
          print(`  …     ${name}`);
        },
        end(hasFailed = false): void {
          if (step.state !== 'in progress') return;
          step.state = hasFailed ? 'failed' : 'done';
          print(`  ${hasFailed ? 'FAIL' : 'ok  '}  ${name.padEnd(40)} ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`);
        },
        /** Does the step; what it rejects with stops the start. */
        async run<Result>(work: () => Promise<Result>): Promise<Result> {
          this.begin();
          let hasFailed = true;
          try {
            const result = await work();
            hasFailed = false;
            return result;
          } finally {
            this.end(hasFailed);
          }
        },
      };
    },
  };
}
export type StartSteps = ReturnType<typeof createStartSteps>;
