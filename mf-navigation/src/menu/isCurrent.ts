const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

/** Whether a menu link leads to the current page: equal path, and the page has all its query parameters. */
export function isCurrent(to: string, page: { pathname: string; search: string }): boolean {
  const [path = '', query = ''] = to.split('?');
  const current = new URLSearchParams(page.search);
  return (
    withoutTrailingSlash(path) === withoutTrailingSlash(page.pathname) &&
    [...new URLSearchParams(query)].every(([name, value]) => current.get(name) === value)
  );
}
