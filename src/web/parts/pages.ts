import type { Component } from 'svelte';

/** A page of parts. */
interface PartsPage {
  readonly id: string;
  /** Parts that this page alone has, or that several pages share and choose by the page's id. */
  readonly load?: () => Promise<{ readonly default: Component<Record<string, never>> }>;
  readonly loadById?: () => Promise<{ readonly default: Component<{ id: string }> }>;
  /** Whether the parts bring what fills a page themselves: a top bar, or a main part. */
  readonly whole?: 'screen' | 'main';
}

const game = () => import('./pages/GameParts.svelte');
const end = () => import('./pages/EndParts.svelte');
const overlay = () => import('./pages/Overlays.svelte');
const coach = () => import('./pages/Coaches.svelte');
const profile = () => import('./pages/ProfileParts.svelte');
const help = () => import('./pages/Hints.svelte');
const finished = () => import('./pages/FinishedGames.svelte');
const workshop = () => import('./pages/WorkshopParts.svelte');
const room = () => import('./pages/Rooms.svelte');

export const pages: readonly PartsPage[] = [
  { id: 'table', load: () => import('./pages/TableParts.svelte') },
  { id: 'china', loadById: game },
  { id: 'pagoda', loadById: game },
  { id: 'medina', loadById: game },
  { id: 'home', load: () => import('./pages/HomeParts.svelte') },
  { id: 'online', load: () => import('./pages/OnlineParts.svelte') },
  { id: 'profile', loadById: profile },
  { id: 'profile-kept', loadById: profile },
  { id: 'lists', load: () => import('./pages/ListParts.svelte') },
  { id: 'finished-games', loadById: finished },
  { id: 'finished-games-none', loadById: finished },
  { id: 'invitations', load: () => import('./pages/Invitations.svelte') },
  { id: 'notices', load: () => import('./pages/Notices.svelte') },
  { id: 'end-of-china', loadById: end },
  { id: 'end-of-pagoda', loadById: end },
  { id: 'end-of-medina', loadById: end },
  { id: 'judgements', load: () => import('./pages/Judgements.svelte') },
  { id: 'scoring', load: () => import('./pages/ScoringParts.svelte') },
  { id: 'coach-tells', loadById: coach },
  { id: 'coach-asks', loadById: coach },
  { id: 'coach-waits', loadById: coach },
  { id: 'coach-ends', loadById: coach },
  { id: 'coach-fails', loadById: coach },
  { id: 'hint', loadById: help },
  { id: 'hint-in-a-moment', loadById: help },
  { id: 'workshop', loadById: workshop },
  { id: 'workshop-empty', loadById: workshop },
  { id: 'workshop-sharing', loadById: workshop },
  { id: 'error', loadById: overlay, whole: 'main' },
  { id: 'loading', loadById: overlay, whole: 'main' },
  { id: 'curtain', loadById: overlay },
  { id: 'question', loadById: overlay },
  { id: 'why-not', loadById: overlay },
  { id: 'settings', loadById: overlay },
  { id: 'what-if', loadById: overlay },
  { id: 'rules-over-a-table', loadById: overlay },
  { id: 'sharing-a-game', loadById: overlay },
  { id: 'message-of-somebody', load: () => import('./pages/Message.svelte') },
  { id: 'fair', loadById: overlay },
  { id: 'unfair', loadById: overlay },
  { id: 'not-committed', loadById: overlay },
  { id: 'room-of-host', loadById: room, whole: 'screen' },
  { id: 'room-of-guest', loadById: room, whole: 'screen' },
  { id: 'room-full', loadById: room, whole: 'screen' },
  { id: 'room-host-away', loadById: room, whole: 'screen' },
  { id: 'room-host-gone', loadById: room, whole: 'screen' },
  { id: 'room-kept', loadById: room, whole: 'screen' },
  { id: 'room-closed', loadById: room, whole: 'screen' },
  { id: 'closing-a-table', loadById: overlay },
];
