import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** Where the page reports what failed in it, see client/failurePanel.ts. */
export const FAILURES = '/_dev/failures';

/** What failed in a page; the fields of its report. */
const FIELDS = ['remote', 'region', 'message', 'stack', 'componentStack'] as const;
type FailureReport = Record<(typeof FIELDS)[number], string>;

function parsed(body: string): FailureReport | null {
  try {
    const report = JSON.parse(body) as Partial<FailureReport> | null;
    return FIELDS.every((field) => typeof report?.[field] === 'string') ? (report as FailureReport) : null;
  } catch {
    return null;
  }
}

/** Lines about the project's own code, which is where a developer looks. */
const withoutLibraries = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => line.trim() !== '' && !/node_modules|https?:\/\/|<anonymous>/.test(line))
    .join('\n');

interface FailureReportsOptions {
  /** A stack with the positions of the sources. */
  locate(stack: string): Promise<string>;
  print(text: string): void;
}

/** Prints what fails in a browser, with the positions of the sources, and responds with the same text. */
export function createFailureReports({ locate, print }: FailureReportsOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const report = parsed(await text(request));
    if (!report) {
      response.writeHead(422, { 'content-type': 'text/plain' }).end(`A report is JSON with the texts ${FIELDS.join(', ')}.`);
      return;
    }
    const { remote, region, message } = report;
    const stack = withoutLibraries(await locate(report.stack.replace(message, '')));
    const components = withoutLibraries(await locate(report.componentStack));
    const whole = [`${remote}, ${region}: ${message}`, stack, components && `in the components\n${components}`].filter(Boolean).join('\n');
    print(`\n${whole}`);
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(whole);
  };
}
