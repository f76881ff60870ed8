import type { NoticeSettings } from '../../../api/index.ts';

/** The wishes of somebody whom nothing reaches. */
export const silent: NoticeSettings = {
  turns: true,
  time: true,
  invitations: false,
  quiet: null,
  pushKey: '',
  devices: [],
  mailOffered: false,
};
