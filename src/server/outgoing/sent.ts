import type { PostFailure } from './post.ts';

/** How it went: delivered, refused for good, or to be tried again. */
export type Sent =
  | { readonly kind: 'sent'; readonly status: number }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'failed';
      readonly reason: PostFailure | 'status';
      readonly status?: number;
      readonly retryAfter?: number;
    };
