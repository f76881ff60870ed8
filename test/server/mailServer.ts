import { type AddressInfo, createServer, type Server } from 'node:net';

/** A server on loopback that takes mail, and keeps its text. */
export class MailServer {
  readonly mails: string[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<MailServer> {
    const server = createServer();
    const box = new MailServer(server);
    server.on('connection', socket => {
      let mail: string | undefined;
      socket.setEncoding('utf8').on('error', () => socket.destroy());
      socket.write('220 ready\r\n');
      socket.on('data', (text: string) => {
        if (mail !== undefined) {
          mail += text;
          if (!mail.endsWith('\r\n.\r\n')) return;
          box.mails.push(readText(mail));
          mail = undefined;
          socket.write('250 taken\r\n');
        } else if (/^DATA/i.test(text)) {
          mail = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      });
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    return box;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The path of a link in the mails that arrived. */
  linkTo = (path: string): string | undefined =>
    this.mails.map(mail => new RegExp(`${path}#\\S+`).exec(mail)?.[0]).findLast(found => found !== undefined);

  close = (): Promise<void> => new Promise(resolve => this.#server.close(() => resolve()));
}

/** Lines that were broken for the way, put together. */
const readText = (mail: string): string => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
