// Whoever works with keys never loses their place: where what has the focus goes away, the focus goes on to what is nearest.

type Focusable = HTMLElement | SVGElement;

const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** What had the focus, latest last. */
let visited: readonly Focusable[] = [];
const REMEMBERED = 8;
/** Whether what had the focus last can't have it for now. */
let paused = false;

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The link past the top bar is shown only to those who come to it by themselves. */
const SKIP = 'a[href="#board"]';

function stopIn(place: Node | null): Focusable | undefined {
  if (!(place instanceof Element)) return undefined;
  const stops = [place, ...place.querySelectorAll(STOPS)].filter(
    element => element.matches(STOPS) && !element.matches(SKIP),
  );
  return stops.find(isUsable) as Focusable | undefined;
}

/** The change by which something went away, as far as what it was in is still there. */
function findGap(changes: readonly MutationRecord[], gone: Node): MutationRecord | undefined {
  const top = gone.getRootNode();
  const change = changes.findLast(({ removedNodes }) => [...removedNodes].includes(top as ChildNode));
  return !change || change.target.isConnected ? change : findGap(changes, change.target);
}

/** What came after it, else what came before it, else what else is in the same part of the page. */
function nearestTo({ target, nextSibling, previousSibling }: MutationRecord): Focusable | undefined {
  for (let next = nextSibling; next; next = next.nextSibling) {
    const stop = stopIn(next);
    if (stop && next.isConnected && !hasMain(next)) return stop;
  }
  for (let before = previousSibling; before; before = before.previousSibling) {
    const stop = stopIn(before);
    if (stop && before.isConnected && !hasMain(before)) return stop;
  }
  for (let part: Node | null = target; part && !hasMain(part); part = part.parentNode) {
    const stop = stopIn(part);
    if (stop) return stop;
  }
  return undefined;
}

const hasMain = (part: Node): boolean => part instanceof Element && part.querySelector('main') !== null;

/** On a page that is new: its title, or its main part. */
function beginPage(): void {
  const begin = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!begin) return;
  if (!begin.hasAttribute('tabindex')) begin.tabIndex = -1;
  begin.focus({ preventScroll: true });
}

function goOn(changes: readonly MutationRecord[]): void {
  const last = visited.at(-1);
  if (!last || !isLost()) return;
  if (last.isConnected) {
    // A button that can't be used for a moment gets it back.
    if (paused && isUsable(last)) last.focus();
    paused ||= last.matches(':disabled');
    return;
  }
  const gap = findGap(changes, last);
  const stop = (gap && nearestTo(gap)) ?? visited.findLast(isUsable);
  if (stop) stop.focus();
  else beginPage();
}

/** Follows the focus, on every page. */
export function keepFocus(): void {
  addEventListener('focusin', ({ target }) => {
    paused = false;
    if (target instanceof HTMLElement || target instanceof SVGElement)
      visited = [...visited.filter(other => other !== target && other.isConnected), target].slice(-REMEMBERED);
  });
  // Who presses beside everything wants it to be nowhere.
  addEventListener('pointerdown', () => {
    setTimeout(() => {
      const last = visited.at(-1);
      if (isLost() && last && isUsable(last)) visited = [];
    });
  });
  new MutationObserver(goOn).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}
