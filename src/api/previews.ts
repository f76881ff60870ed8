// Previews of links: what the server and the program that words and draws them exchange.
import type { InvitationCard } from './invitations.ts';
import type { TableState } from './state.ts';
import type { Update } from './update.ts';

/** What a link leads to, as far as everyone may know it. */
export type PreviewSubject =
  | { readonly kind: 'invitation'; readonly card: InvitationCard }
  | { readonly kind: 'table'; readonly state: TableState; readonly sight: NonNullable<Update['sight']> }
  | { readonly kind: 'game'; readonly game: string; readonly page: 'new' | 'rules' | 'learn' | 'score' }
  | { readonly kind: 'page'; readonly page: 'home' | 'table' | 'replay' };

export type PreviewLanguage = 'en' | 'fr';

/** What a messenger shows beside the picture. */
export interface PreviewText {
  readonly title: string;
  readonly description: string;
}

/** The program that previews are made with; it runs in a thread of the server. */
export interface PreviewProgram {
  describe(subject: PreviewSubject, language: PreviewLanguage): Promise<PreviewText>;
  /** The picture as SVG that needs nothing but the fonts beside it. */
  draw(subject: PreviewSubject, language: PreviewLanguage): Promise<string>;
}
