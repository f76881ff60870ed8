import { createSubscriber } from 'svelte/reactivity';

const follow = createSubscriber(update => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** The time by this device; who reads it in a component is called again every second. */
export function now(): number {
  follow();
  return Date.now();
}
