import { escapeHtml } from '../../infrastructure/http/escapeHtml';
import { PROBLEMS, type Problem } from '../../infrastructure/http/problems';

/** The page for a visitor without JavaScript whose form is rejected: the reasons, and how to get back to what they typed. */
export function formErrorPage(problem: Problem, siteName: string): string {
  const reasons = Object.values(problem.fields ?? {});
  const title = problem.code === 'validation_failed' ? PROBLEMS.validation_failed.message : problem.message;
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)} | ${escapeHtml(siteName)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>
<ul>${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>
<p>Go back in your browser: what you typed is still there.</p></main></body>
</html>`;
}
