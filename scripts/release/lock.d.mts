export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: { readonly [name: string]: string };
}
interface Entry {
  readonly version?: string;
  readonly dependencies?: { readonly [name: string]: string };
}
export interface Lock {
  readonly packages: { readonly [path: string]: Entry };
}
export function lockFor(manifest: Manifest, lock: Lock): Lock;
