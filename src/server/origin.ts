/**
 * Whether a request that changes something comes from our own origin. Browsers send the origin of every such request; a
 * program that sends none can't be tricked by another site's page.
 */
export function sameOrigin(
  headers: { origin: string | undefined; host: string | undefined; fetchSite?: string | undefined },
  publicUrl: string | undefined,
): boolean {
  if (headers.fetchSite === 'cross-site' || headers.fetchSite === 'same-site') return false;
  if (headers.origin === undefined) return true;
  if (publicUrl !== undefined && headers.origin === new URL(publicUrl).origin) return true;
  try {
    return new URL(headers.origin).host === headers.host;
  } catch {
    return false;
  }
}
