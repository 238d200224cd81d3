import { useEffect } from 'react';

const PREFIX = 'Error: ';

/** Says in the document's title, which screen readers read first and a tab displays, that a form has errors. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    document.title = `${PREFIX}${document.title}`;
    // Another page may have its title by then.
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [hasErrors]);
}
