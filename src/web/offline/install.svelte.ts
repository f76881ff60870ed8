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
