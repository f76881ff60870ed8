/** Where the page is: a path such as `/rules/china`, and the part after `#`. */
class Router {
  path: string = $state(location.pathname);
  hash: string = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('click', event => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const own = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
      if (!own || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Goes somewhere else on the same page, without a step in the browser's history. */
  replace(to: string): void {
    history.replaceState(null, '', to);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();
