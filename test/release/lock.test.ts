import { describe, expect, test } from 'vitest';
import { lockFor } from '../../scripts/release/lock.mjs';

const manifest = { name: 'it', version: '1.0.0', dependencies: { a: '1.0.0' } };
const needs = (...names: string[]) => ({ dependencies: Object.fromEntries(names.map(name => [name, '*'])) });

describe('the lock file of a release', () => {
  test('has what its packages reach, where Node looks for it, and nothing else', () => {
    const packages = {
      '': needs('a', 'tool'),
      'node_modules/a': { version: '1.0.0', resolved: 'https://packages.example/a.tgz', ...needs('@s/b', 'c') },
      'node_modules/a/node_modules/c': { version: '2.0.0', ...needs('d') },
      'node_modules/@s/b': { version: '1.0.0', ...needs('c') },
      'node_modules/c': { version: '1.0.0' },
      'node_modules/d': { version: '1.0.0' },
      'node_modules/tool': { version: '1.0.0', ...needs('e') },
      'node_modules/e': { version: '1.0.0' },
    };
    const { packages: kept } = lockFor(manifest, { packages });
    expect(Object.keys(kept)).toEqual([
      '',
      'node_modules/@s/b',
      'node_modules/a',
      'node_modules/a/node_modules/c',
      'node_modules/c',
      'node_modules/d',
    ]);
    expect(kept['']).toMatchObject(manifest);
    expect(kept['node_modules/a']).toEqual({ version: '1.0.0', ...needs('@s/b', 'c') });
  });

  test('can do without what is optional, and with nothing less', () => {
    const optional = { peerDependencies: { p: '*' }, peerDependenciesMeta: { p: { optional: true } } };
    const packages = { 'node_modules/a': { version: '1.0.0', optionalDependencies: { o: '*' }, ...optional } };
    expect(Object.keys(lockFor(manifest, { packages }).packages)).toEqual(['', 'node_modules/a']);
    expect(() => lockFor(manifest, { packages: { 'node_modules/a': needs('b') } })).toThrow(/lacks b, which .*a needs/);
    expect(() => lockFor(manifest, { packages: {} })).toThrow('lacks a');
  });
});
