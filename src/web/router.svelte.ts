/** Where the page is: a path such as `/rules/china`, and the part after `#`. */
class Router {
  path: string = $state(pathHere());
  hash: string = $state(location.hash.slice(1));
  /** Raised whenever one goes somewhere, also to where one is already. */
  visits = $state(0);

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
    if (new URL(to, location.href).href !== location.href) history.pushState(null, '', to);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Goes somewhere else on the same page, without a step in the browser's history. */
  replace(to: string): void {
    history.replaceState(null, '', to);
    this.#read();
  }

  #read(): void {
    this.path = pathHere();
    this.hash = location.hash.slice(1);
    this.visits++;
  }
}

/** A slash at the end means nothing. */
function pathHere(): string {
  return location.pathname.replace(/\/+$/, '') || '/';
}

export const router = new Router();
