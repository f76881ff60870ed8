import { createHmac } from 'node:crypto';
import type { Message } from '../notices/compose.ts';
import { noticeWords } from '../notices/words.ts';
import { sameText } from '../people/signing.ts';
import type { TargetRow } from '../store/index.ts';
import type { Sent } from './sent.ts';

export interface MailSettings {
  /** Where mail is handed in: `smtp://…` or `smtps://…`. */
  readonly url: string;
  readonly from: string;
}

/** What a link in a message does to its address. */
type Act = 'confirm' | 'stop';

export interface Mailer {
  /** Asks whether the address belongs to the person. */
  confirm(target: TargetRow): Promise<Sent>;
  notify(target: TargetRow, message: Message & { readonly id: string }, url: string): Promise<Sent>;
  /** The id of the target that a code from a message belongs to. */
  readCode(act: Act, code: string): string | undefined;
}

const CONNECT_MS = 10_000;

/** E-mail, if the host set it up. Codes are signed, so nothing about them is stored. */
export function createMailer({ url, from }: MailSettings, secret: string, link: (path: string) => string): Mailer {
  const sign = (act: Act, id: string): string =>
    createHmac('sha256', secret).update(`mail ${act} ${id}`).digest('base64url').slice(0, 32);
  const writeCode = (act: Act, id: string): string => `${id}.${sign(act, id)}`;

  async function send(
    to: string,
    mail: { subject: string; text: string; headers?: { [name: string]: string } },
  ): Promise<Sent> {
    // Loaded only where it is used.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: CONNECT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({ from, to: { name: '', address: to }, ...mail });
      return { kind: 'sent', status: 250 };
    } catch (error) {
      const { responseCode } = error as { responseCode?: number };
      return { kind: 'failed', reason: 'unreachable', ...(responseCode !== undefined && { status: responseCode }) };
    } finally {
      transport.close();
    }
  }

  return {
    confirm({ id, address, language }) {
      const { mail } = noticeWords(language);
      return send(address, {
        subject: mail.confirm,
        text: mail.confirmBody(link(`/mail/confirm#${writeCode('confirm', id)}`)),
      });
    },
    notify({ id, address, language }, { title, body, id: message }, page) {
      const { mail } = noticeWords(language);
      const code = writeCode('stop', id);
      const stop = link(`/mail/stop#${code}`);
      return send(address, {
        subject: title,
        text: `${body}\n\n${mail.open} ${page}\n\n-- \n${mail.stop(stop)}\n`,
        headers: {
          'Message-ID': `<${message}.${id}@${new URL(stop).hostname}>`,
          'Auto-Submitted': 'auto-generated',
          // RFC 8058: one press in the mail program, which posts here.
          'List-Unsubscribe': `<${link(`/api/mail/stop?code=${code}`)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
    },
    readCode(act, code) {
      const dot = code.lastIndexOf('.');
      const id = code.slice(0, dot);
      return dot > 0 && sameText(code.slice(dot + 1), sign(act, id)) ? id : undefined;
    },
  };
}
