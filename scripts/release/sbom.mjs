// The software bill of materials of a release: CycloneDX 1.5, with no date and no random number, so that a release can be made again.
import { find } from './lock.mjs';

/**
 * Returns the bill of a release: the packages that `npm ci` installs, and those that are inside of its own files.
 * @param manifest the package.json of the release
 * @param installed the package-lock.json of the release
 * @param inside names of packages whose code or fonts are part of the release's files
 * @param lock the project's own lock file, which has all of them
 */
export function sbom({ name, version, description, license }, installed, inside, lock) {
  const paths = Object.keys(installed.packages).filter(path => path !== '');
  const within = inside.map(wanted => `node_modules/${wanted}`);
  const components = new Map();
  const needs = new Map();
  for (const path of [...paths, ...within]) {
    const component = componentOf(path, lock.packages[path], within.includes(path));
    const ref = component['bom-ref'];
    if (!components.has(ref)) components.set(ref, component);
    needs.set(ref, [...(needs.get(ref) ?? []), ...needsOf(path, lock)]);
  }
  const root = purl(name, version);
  needs.set(
    root,
    [...needsOf('', installed), ...within].map(path => refOf(path, lock)),
  );
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        'bom-ref': root,
        type: 'application',
        name,
        version,
        description,
        licenses: licensesOf(license),
        purl: root,
      },
    },
    components: sorted(components).map(([, component]) => component),
    dependencies: sorted(needs).map(([ref, needed]) => ({
      ref,
      dependsOn: [...new Set(needed)].filter(other => components.has(other)).sort(),
    })),
  };

  function needsOf(path, from) {
    const { dependencies, optionalDependencies, peerDependencies } = from.packages[path];
    const found = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
      .map(needed => find(lock.packages, needed, path))
      .filter(found => found !== undefined);
    return path === '' ? found : found.map(found => refOf(found, lock));
  }
}

const sorted = map => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
const nameOf = path => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const purl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const refOf = (path, lock) => purl(nameOf(path), lock.packages[path].version);

function componentOf(path, { version, license, integrity, optional }, isInside) {
  const name = nameOf(path);
  return {
    'bom-ref': purl(name, version),
    type: 'library',
    name,
    version,
    scope: optional ? 'optional' : 'required',
    ...(integrity && { hashes: [hashOf(integrity)] }),
    ...(license && { licenses: licensesOf(license) }),
    purl: purl(name, version),
    // Packages inside of the files are not installed: scanners of node_modules don't see them.
    ...(isInside && { properties: [{ name: 'caravanserai:inside', value: 'true' }] }),
  };
}

/** A lock file has `sha512-` and Base64; the bill has hexadecimal digits. */
function hashOf(integrity) {
  const [, digits] = /^sha512-(\S+)$/.exec(integrity) ?? [];
  if (digits === undefined) throw new Error(`${integrity} is no SHA-512`);
  return { alg: 'SHA-512', content: Buffer.from(digits, 'base64').toString('hex') };
}

const licensesOf = license => (/ /.test(license) ? [{ expression: license }] : [{ license: { id: license } }]);
