/** The element that a translator put in the place of a text. */
const TRANSLATION = 'FONT';

/** What has replaced a node of React's in the page. */
type Substitutes = WeakMap<Node, ChildNode>;

const isTranslation = (node: Node | null | undefined): node is ChildNode => node?.nodeName === TRANSLATION;

/**
 * Records which translation took the place of which text. A text that React changes then returns to its place: else the visitor
 * would go on reading the translation of the text before.
 */
function watchTranslations(root: Element, substitutes: Substitutes): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
      if (type === 'characterData') {
        if (!target.isConnected) substitutes.get(target)?.replaceWith(target);
      } else
        for (const removed of removedNodes) {
          const substitute = [addedNodes[0], previousSibling, nextSibling].find(isTranslation);
          if (!(removed instanceof Text) || removed.isConnected || !substitute) continue;
          substitutes.set(removed, substitute);
          observer.observe(removed, { characterData: true });
        }
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** The child of `parent` that is, contains or has replaced a node. */
function childOf(parent: Node, node: Node, substitutes: Substitutes): Node | null {
  let child: Node | null = node.isConnected ? node : (substitutes.get(node) ?? null);
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Lets React work in a page that a translator or an extension changes: React removes and inserts next to nodes that they have
 * wrapped, replaced or removed, where the browser's own methods throw, and the region would be lost.
 */
export function tolerateForeignChanges(root: Element): void {
  const substitutes: Substitutes = new WeakMap();
  watchTranslations(root, substitutes);
  const { removeChild, insertBefore } = Node.prototype;
  Object.assign(Node.prototype, {
    removeChild<Child extends Node>(this: Node, child: Child): Child {
      if (child.parentNode === this) return removeChild.call(this, child) as Child;
      const found = child.isConnected ? child : substitutes.get(child);
      if (found && this.contains(found)) found.parentNode?.removeChild(found);
      return child;
    },
    insertBefore<Child extends Node>(this: Node, child: Child, next: Node | null): Child {
      return insertBefore.call(this, child, next && childOf(this, next, substitutes)) as Child;
    },
  });
}
