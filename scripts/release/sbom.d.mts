import type { Lock, Manifest } from './lock.mjs';

export interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly object[];
  readonly purl: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}
export interface Bill {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}
export function sbom(
  manifest: Manifest & { readonly description?: string; readonly license?: string },
  installed: Lock,
  inside: readonly string[],
  lock: Lock,
): Bill;
