/** One command of a document, as arguments of the forecourt command. */
export interface DocumentedCommand {
  /** As the document writes it, without its comment. */
  text: string;
  args: string[];
}

const FENCE = /```\w*\n(.*?)```/gs;
const CODE = /`([^`]+)`/g;
const COMMAND = /^(?:npm|npx) /;
/** Scripts that run in a checkout without packages, before the forecourt command exists. */
const BEFORE_INSTALL = /^exec node tooling\/bin\/(\w+)\.mjs$/;

/** null for a script that runs another program. */
function argsOf(text: string, scripts: Readonly<Record<string, string>>): string[] | null {
  const [program, ...rest] = text.split(/\s+/);
  if (program === 'npx') {
    if (rest[0] !== 'forecourt') throw new Error(`"${text}" runs another program than forecourt.`);
    return rest.slice(1);
  }
  const [name = '', ...given] = rest[0] === 'run' ? rest.slice(1) : rest;
  const script = scripts[name];
  if (!script) throw new Error(`"${text}": the root package.json has no script "${name}".`);
  const own = BEFORE_INSTALL.exec(script)?.[1];
  const words = script.split(' ');
  if (!own && words[0] !== 'forecourt') return null;
  return [...(own ? [own] : words.slice(1)), ...given.filter((each, index) => each !== '--' || index > 0)];
}

const toCommands = (lines: readonly string[], scripts: Readonly<Record<string, string>>): DocumentedCommand[] =>
  [...new Set(lines.filter((line) => COMMAND.test(line)))].flatMap((text) => {
    const args = argsOf(text, scripts);
    return args === null ? [] : [{ text, args }];
  });

/**
 * The commands of forecourt in a Markdown document: lines of its shell blocks, and code within its text and tables. Throws on one that leads
 * nowhere; scripts of other programs are left out.
 */
export function documentedCommands(markdown: string, scripts: Readonly<Record<string, string>>): DocumentedCommand[] {
  const blocks = [...markdown.matchAll(FENCE)].flatMap(([, block = '']) => block.split('\n'));
  const inline = [...markdown.replaceAll(FENCE, '').matchAll(CODE)].map(([, code = '']) => code);
  return toCommands(
    [...blocks, ...inline].map((line) => (line.split(' #')[0] ?? '').trim()),
    scripts,
  );
}

/** The commands of forecourt that the steps of a pipeline run; throws on one that leads nowhere. */
export function pipelineCommands(yaml: string, scripts: Readonly<Record<string, string>>): DocumentedCommand[] {
  const lines = yaml.split('\n').map((line) => line.replace(/^\s*(?:- )?(?:run: )?/, '').trim());
  return toCommands(
    lines.filter((line) => line !== 'npm ci'),
    scripts,
  );
}
