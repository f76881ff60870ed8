// A worker of a page that answers questions to the bots.
import { choices, mastersGame } from './bots-page.ts';

/** A function of the bots by name, and what it is called with. */
export type Call =
  | { readonly name: 'choices'; readonly args: Parameters<typeof choices> }
  | { readonly name: 'mastersGame'; readonly args: Parameters<typeof mastersGame> };

const answer = (call: Call): unknown => (call.name === 'choices' ? choices(...call.args) : mastersGame(...call.args));

self.onmessage = ({ data }: MessageEvent<Call>) => self.postMessage(answer(data));
