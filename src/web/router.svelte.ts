/** Where the page is: a path such as `/rules/china`, and the part after `#`. */
class Router {
  path: string = $state(pathHere());
  hash: string = $state(location.hash.slice(1));
  /** Raised whenever one goes somewhere, also to where one is already. */
  visits = $state(0);
  /** The rules that are open over the page, as `/rules/china#c10`: the browser's way back closes them. */
  rules: string | undefined = $state(rulesHere());

  /** Raised whenever a rule is asked for there, also the same one again. */
  turns = $state(0);

  constructor() {
    addEventListener('popstate', () => {
      // Rules over the page come and go; the page below stays as it is. The same link again is a visit all the same.
      const areOver = this.rules !== undefined || rulesHere() !== undefined;
      if (areOver && pathHere() === this.path && location.hash.slice(1) === this.hash) this.rules = rulesHere();
      else this.#read();
    });
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
    if (/^\/rules\//.test(to) && COVERED.test(this.path)) {
      this.#showRules(to);
      return;
    }
    if (new URL(to, location.href).href !== location.href) history.pushState(null, '', to);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Goes somewhere else on the same page, without a step in the browser's history. */
  replace(to: string): void {
    history.replaceState(null, '', to);
    this.#read();
  }

  /** Leads to another rule, in the rules that are open over the page. */
  turnTo(rule: string): void {
    if (this.rules) this.#showRules(`${this.rules.replace(/#.*/, '')}#${rule}`);
  }

  closeRules(): void {
    if (rulesHere()) history.back();
    else this.rules = undefined;
  }

  #showRules(to: string): void {
    if (this.rules) history.replaceState({ rules: to }, '');
    else history.pushState({ rules: to }, '');
    this.rules = to;
    this.turns++;
  }

  #read(): void {
    this.rules = rulesHere();
    this.path = pathHere();
    this.hash = location.hash.slice(1);
    this.visits++;
  }
}

/** Pages that nobody should have to leave to look something up. */
const COVERED = /^\/(local|t|learn|replay|end|score|new|maps)\//;

function rulesHere(): string | undefined {
  const state: unknown = history.state;
  const rules = typeof state === 'object' && state !== null && 'rules' in state ? state.rules : undefined;
  return typeof rules === 'string' && rules.startsWith('/rules/') ? rules : undefined;
}

/** A slash at the end means nothing. */
function pathHere(): string {
  return location.pathname.replace(/\/+$/, '') || '/';
}

export const router = new Router();
