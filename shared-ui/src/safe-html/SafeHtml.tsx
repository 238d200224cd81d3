import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { parseContent, type ContentNode } from './parseContent';

function render(node: ContentNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children.map(render);
  if (node.href === null) return createElement(node.tag, { key }, ...children);
  return node.href.startsWith('/') ? (
    <Link key={key} to={node.href}>
      {children}
    </Link>
  ) : (
    <a key={key} href={node.href} rel="noopener">
      {children}
    </a>
  );
}

/** Tenant content as elements of the page: never as markup, so that nothing in it can run. */
export function SafeHtml({ html }: { html: string }) {
  return <>{parseContent(html).map(render)}</>;
}
