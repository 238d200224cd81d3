/** What a page of a developer reports, see reportRegionFailure in shell/src/browser/regionFailures.ts. */
interface Failure {
  remote: string;
  region: string;
  error: unknown;
  componentStack?: string | null;
}

const PANEL = 'forecourt-failures';
const texts = new Map<string, string>();

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.style.cssText = style;
  created.append(...children);
  return created;
}

/** At the bottom of the window, beside the page, which goes on to work. */
function display(): void {
  document.getElementById(PANEL)?.remove();
  if (texts.size === 0) return;
  const close = element('button', 'float:right;font:inherit;padding:.25rem .75rem', 'Close');
  close.addEventListener('click', clear);
  const panel = element(
    'section',
    'position:fixed;inset:auto 0 0;max-height:45vh;overflow:auto;z-index:2147483647;padding:1rem;background:#2b0b0b;color:#fff;font:13px/1.5 ui-monospace,monospace;border-top:4px solid #e5484d',
    close,
    ...[...texts.values()].map((text) => element('pre', 'margin:0 0 1rem;white-space:pre-wrap;font:inherit', text)),
  );
  panel.id = PANEL;
  panel.setAttribute('role', 'alert');
  document.body.append(panel);
}

function clear(): void {
  texts.clear();
  display();
}

async function show({ remote, region, error, componentStack }: Failure): Promise<void> {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  const report = { remote, region, message, stack, componentStack: componentStack ?? '' };
  const key = `${remote} ${region} ${message}`;
  if (texts.has(key)) return;
  texts.set(key, `${remote}, ${region}: ${message}`);
  display();
  try {
    const response = await fetch('/_dev/failures', { method: 'POST', body: JSON.stringify(report) });
    if (response.ok && texts.has(key)) texts.set(key, await response.text());
  } catch {
    // The message is there without positions.
  }
  display();
}

const ofPage = (error: unknown) => void show({ remote: 'page', region: 'script', error });

addEventListener('forecourt:failure', (event) => void show((event as CustomEvent<Failure>).detail));
addEventListener('error', ({ error }) => error && ofPage(error));
addEventListener('unhandledrejection', ({ reason }) => ofPage(reason));
// The client of webpack-dev-server: an edit begins a build.
addEventListener('message', ({ data }) => (data as { type?: unknown } | null)?.type === 'webpackInvalid' && clear());
