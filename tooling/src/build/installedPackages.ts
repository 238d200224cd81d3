interface LockedPackage {
  /** A package of this project, by a link into its folder. */
  link?: boolean;
}

/** What a package-lock.json installs, as text. The project's own packages are left out: each release changes their versions. */
export function installedPackages(lock: string): string {
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  return JSON.stringify(Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link));
}
