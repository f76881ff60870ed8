/**
 * Whether a request that changes something may come from where it says it does. Browsers tell the origin of every such request;
 * a program that tells none is not led astray by somebody else's page.
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
