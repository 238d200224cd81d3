/** What a reader of a walk-through does next: write a file, or type a line into a shell. */
export type Step = { file: string; text: string } | { line: string };

/** Text alternates with blocks. */
const BLOCK = /^```(\w+)\n(.*?)^```$/ms;

/**
 * The steps of a Markdown document in their order. A block of `sh` is lines of a shell; every other block is the file that the first code of the
 * paragraph before it names. Throws on a block without one.
 */
export function walkthrough(markdown: string): Step[] {
  const parts = markdown.split(BLOCK);
  const steps: Step[] = [];
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [text = '', language, block = ''] = parts.slice(at, at + 3);
    if (language === 'sh') {
      steps.push(
        ...block
          .trim()
          .split('\n')
          .map((line) => ({ line })),
      );
      continue;
    }
    const file = /`([^`]+)`/.exec(text.trim().split('\n\n').at(-1) ?? '')?.[1];
    if (!file) throw new Error(`The text before this block names no file:\n${block}`);
    steps.push({ file, text: block });
  }
  return steps;
}
