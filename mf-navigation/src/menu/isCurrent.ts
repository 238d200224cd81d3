const trimmed = (path: string) => path.replace(/(?<=.)\/+$/, '');

/** Whether a menu link names the page that is showing: same path, and no query value that the page lacks. */
export function isCurrent(to: string, page: { pathname: string; search: string }): boolean {
  const [path = '', query = ''] = to.split('?');
  const shown = new URLSearchParams(page.search);
  return trimmed(path) === trimmed(page.pathname) && [...new URLSearchParams(query)].every(([name, value]) => shown.get(name) === value);
}
