import type { Asked } from './asking.ts';
import { perform } from './tasks.ts';

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  self.postMessage(perform(data.task, data.question));
};
