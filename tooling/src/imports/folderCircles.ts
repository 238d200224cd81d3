/** An import between two files of the project, as paths from its root. */
export interface FileImport {
  from: string;
  to: string;
}

/** Children of one folder that lead back to themselves. */
export interface FolderCircle {
  /** '.' is the root. */
  folder: string;
  /** Names of files and folders. */
  children: string[];
  /** One import for each step from child to child. */
  imports: FileImport[];
}

/** child → child → the first import between them. */
type Steps = Map<string, Map<string, FileImport>>;

/** An import belongs to the deepest folder that has both files, as a step between the two children that hold them. */
function stepsByFolder(imports: readonly FileImport[]): Map<string, Steps> {
  const folders = new Map<string, Steps>();
  for (const each of imports) {
    const from = each.from.split('/');
    const to = each.to.split('/');
    const depth = from.findIndex((name, index) => name !== to[index]);
    const [start, end] = [from[depth], to[depth]];
    if (start === undefined || end === undefined) continue;
    const folder = from.slice(0, depth).join('/') || '.';
    const steps = folders.get(folder) ?? new Map<string, Map<string, FileImport>>();
    const next = steps.get(start) ?? new Map<string, FileImport>();
    folders.set(folder, steps.set(start, next.set(end, next.get(end) ?? each)));
  }
  return folders;
}

/** Every child that imports lead to from this one. */
function reachedFrom(child: string, steps: Steps): Set<string> {
  const reached = new Set<string>();
  const open = [child];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const next = [...(steps.get(at)?.keys() ?? [])].filter((each) => !reached.has(each));
    open.push(...next);
    for (const each of next) reached.add(each);
  }
  return reached;
}

/**
 * Circles among the immediate children of each folder, files and folders alike, with all imports of a child taken together.
 * They include those that no chain of single files closes: `a/x` imports `b/y`, and `b/z` imports `a/w`.
 */
export function folderCircles(imports: readonly FileImport[]): FolderCircle[] {
  return [...stepsByFolder(imports)].flatMap(([folder, steps]) => {
    const reached = new Map([...steps.keys()].map((child) => [child, reachedFrom(child, steps)]));
    const circleOf = (child: string) =>
      [...steps.keys()].filter((other) => reached.get(child)?.has(other) && reached.get(other)?.has(child)).toSorted();
    const circles = new Map([...steps.keys()].map((child) => circleOf(child)).map((children) => [children.join(), children]));
    circles.delete('');
    const between = (children: string[]) =>
      children.flatMap((child) => [...(steps.get(child) ?? [])].filter(([next]) => children.includes(next)).map(([, each]) => each));
    return [...circles.values()].map((children) => ({ folder, children, imports: between(children) }));
  });
}
