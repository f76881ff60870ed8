/** How long nothing was loaded when a page has what it needs, and when that is no longer waited for. */
const QUIET_MS = 2000;
const LATEST_MS = 20_000;

/** Ends when the page has loaded what it needs: keeping all the others must not hold that up. */
async function whenQuiet(): Promise<void> {
  let last = performance.now();
  const observer = new PerformanceObserver(() => (last = performance.now()));
  observer.observe({ type: 'resource' });
  while (performance.now() - last < QUIET_MS && performance.now() < LATEST_MS)
    await new Promise(resolve => setTimeout(resolve, QUIET_MS / 4));
  observer.disconnect();
}

/** Offline use, and new versions of these pages. */
class Offline {
  /** A new version that waits to be asked. */
  #waiting: ServiceWorker | undefined = $state.raw();

  get updateReady(): boolean {
    return this.#waiting !== undefined;
  }

  /** Keeps the pages on this device. Where that is not possible, everything else works. */
  async install(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
      // Whoever was here before has most of it already.
      if (!navigator.serviceWorker.controller) await whenQuiet();
      const registration = await navigator.serviceWorker.register('/sw.js');
      const look = (): void => {
        if (registration.waiting && navigator.serviceWorker.controller) this.#waiting = registration.waiting;
      };
      look();
      registration.addEventListener('updatefound', () =>
        registration.installing?.addEventListener('statechange', look),
      );
    } catch {
      // Without storage or over plain HTTP there is no offline use.
    }
  }

  /** Changes to the new version now: the page is loaded again. */
  update(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage('update');
  }
}

export const offline = new Offline();
