/** Checks types after changes, one run at a time, and says what it found when that is not what it found before. */
export function createTypeCheck(say: (text: string) => void, problemsNow: () => Promise<string | null>) {
  let running: Promise<void> | null = null;
  let isStale = false;
  let before: string | null = null;

  async function check(): Promise<void> {
    while (isStale) {
      isStale = false;
      const problems = await problemsNow();
      if (isStale || problems === before) continue;
      say(problems === null ? 'Types: no errors any more.' : `Types:\n${problems}`);
      before = problems;
    }
    running = null;
  }

  return {
    /** Something changed. */
    request(): void {
      isStale = true;
      running ??= check();
    },
  };
}
