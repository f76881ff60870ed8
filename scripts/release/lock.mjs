// The lock file of a release: the part of the project's own that its packages need.

/**
 * Returns the lock file for a manifest, with the versions and checksums of another lock file that has its packages.
 * @param manifest a package.json whose dependencies are all in the lock file
 * @param lock a package-lock.json of version 3
 */
export function lockFor({ name, version, license, dependencies, engines }, lock) {
  const reached = new Set();
  const reach = (wanted, from) => {
    const path = find(lock.packages, wanted, from);
    if (path === undefined || reached.has(path)) return path !== undefined;
    reached.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock.packages[path];
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const optional = optionalDependencies?.[needed] ?? peerDependenciesMeta?.[needed]?.optional;
      if (!reach(needed, path) && !optional) throw new Error(`the lock file lacks ${needed}, which ${path} needs`);
    }
    return true;
  };
  for (const wanted of Object.keys(dependencies))
    if (!reach(wanted, '')) throw new Error(`the lock file lacks ${wanted}`);
  const entries = [...reached].sort().map(path => [path, entry(lock.packages[path])]);
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, version, license, dependencies, engines }, ...Object.fromEntries(entries) },
  };
}

/** Where a package is found from another one: beside it or in a folder above, as Node looks for it. */
export function find(packages, wanted, from) {
  const path = `${from && `${from}/`}node_modules/${wanted}`;
  if (Object.hasOwn(packages, path)) return path;
  return from === ''
    ? undefined
    : find(packages, wanted, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

/** What npm must know about a package, wherever it comes from. */
function entry({ resolved: _, ...rest }) {
  return rest;
}
