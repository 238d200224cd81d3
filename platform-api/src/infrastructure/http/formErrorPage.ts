import { escapeHtml } from './escapeHtml';
import type { Problem } from './problems';

/** The page has text alone. */
export const FORM_ERROR_CSP = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page for a visitor without JavaScript whose form is rejected: the reasons, and how to get back to what they typed. */
export function formErrorPage(problem: Problem, siteName: string | undefined): string {
  const reasons = Object.values(problem.fields ?? {});
  const title = problem.message;
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml([title, siteName].filter(Boolean).join(' | '))}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>
${reasons.length > 0 ? `<ul>${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>` : ''}
<p>Go back in your browser: what you typed is still there.</p></main></body>
</html>`;
}
