import { describe, expect, test } from 'vitest';
import { lockFor } from '../../scripts/release/lock.mjs';
import { sbom } from '../../scripts/release/sbom.mjs';

const manifest = { name: 'it', version: '1.0.0', license: 'MIT', dependencies: { a: '1.0.0' } };
const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
const entry = (version: string, ...needs: string[]) => ({
  version,
  license: 'ISC',
  integrity,
  resolved: 'https://packages.example/x.tgz',
  dependencies: Object.fromEntries(needs.map(name => [name, '*'])),
});
const lock = {
  packages: {
    '': { dependencies: { a: '1.0.0', font: '1.0.0', tool: '1.0.0' } },
    'node_modules/a': entry('1.0.0', '@s/b', 'c'),
    'node_modules/a/node_modules/c': entry('2.0.0'),
    'node_modules/@s/b': entry('1.0.0', 'c'),
    'node_modules/c': entry('1.0.0'),
    'node_modules/font': { ...entry('3.0.0', 'tool'), license: '(MIT OR OFL-1.1)' },
    'node_modules/tool': entry('1.0.0'),
  },
};
const bill = sbom(manifest, lockFor(manifest, lock), ['font'], lock);
const needs = Object.fromEntries(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));

describe('the bill of materials of a release', () => {
  test('is CycloneDX 1.5 and names the release', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(bill.metadata.component).toMatchObject({ name: 'it', version: '1.0.0', purl: 'pkg:npm/it@1.0.0' });
  });

  test('has what is installed and what is inside, and nothing else', () => {
    expect(bill.components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/%40s/b@1.0.0',
      'pkg:npm/a@1.0.0',
      'pkg:npm/c@1.0.0',
      'pkg:npm/c@2.0.0',
      'pkg:npm/font@3.0.0',
    ]);
    expect(bill.components.filter(({ properties }) => properties).map(({ name }) => name)).toEqual(['font']);
  });

  test('says who needs which version', () => {
    expect(needs).toEqual({
      'pkg:npm/%40s/b@1.0.0': ['pkg:npm/c@1.0.0'],
      'pkg:npm/a@1.0.0': ['pkg:npm/%40s/b@1.0.0', 'pkg:npm/c@2.0.0'],
      'pkg:npm/c@1.0.0': [],
      'pkg:npm/c@2.0.0': [],
      'pkg:npm/font@3.0.0': [],
      'pkg:npm/it@1.0.0': ['pkg:npm/a@1.0.0', 'pkg:npm/font@3.0.0'],
    });
  });

  test('has checksums in hexadecimal, and licenses by id or as an expression', () => {
    const [first] = bill.components;
    expect(first!.hashes).toEqual([{ alg: 'SHA-512', content: '07'.repeat(64) }]);
    expect(first!.licenses).toEqual([{ license: { id: 'ISC' } }]);
    expect(bill.components.at(-1)!.licenses).toEqual([{ expression: '(MIT OR OFL-1.1)' }]);
  });

  test('says nothing about when, where and from where it was made', () => {
    expect(JSON.stringify(bill)).not.toMatch(/timestamp|serialNumber|packages\.example|resolved/);
    expect(sbom(manifest, lockFor(manifest, lock), ['font'], lock)).toEqual(bill);
  });
});
