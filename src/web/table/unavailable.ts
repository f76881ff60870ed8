// Something that can't be used now stays within reach of the keys, and says why: aloud when it is tapped, quietly when keys come to it.

type FocusOn = FocusEvent & { readonly currentTarget: EventTarget & Element };

/** What such a button has; `note` gets why it can't be used while keys are on it. */
export const unavailable = <Why>(why: Why | undefined, note: (why: Why | undefined) => void) => ({
  'aria-disabled': why !== undefined,
  onfocus: ({ currentTarget }: FocusOn): void => {
    if (why !== undefined && currentTarget.matches(':focus-visible')) note(why);
  },
  onblur: (): void => note(undefined),
});
