import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from '../../src/server/outgoing/addresses.ts';
import { areUsable, drawEntropy, encryptPush } from '../../src/server/outgoing/encrypt.ts';
import { createOutbound } from '../../src/server/outgoing/post.ts';
import { createVapid } from '../../src/server/outgoing/vapid.ts';
import { Browser, Mailbox, readVapid } from './pushService.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

describe('a push message', () => {
  test('is encrypted as the example of RFC 8291 is', () => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const sealed = encryptPush('When I grow up, I want to be a watermelon', keys, {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      scalar: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    });
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('is different every time, and its browser reads it', async () => {
    const box = await Mailbox.open();
    const browser = new Browser(box);
    const { keys } = browser.subscription;
    expect(areUsable(keys)).toBe(true);
    let drawn = 0;
    const entropy = () => drawEntropy(count => Buffer.alloc(count, drawn++));
    const [one, two] = [encryptPush('à vous', keys, entropy()), encryptPush('à vous', keys, entropy())];
    expect(one.equals(two)).toBe(false);
    expect([browser.decrypt(one), browser.decrypt(two)]).toEqual(['à vous', 'à vous']);
    await box.close();
  });

  test.each([
    ['a point beside the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' }],
    ['too few bytes', { p256dh: 'BCVx', auth: 'BTBZ' }],
  ])('is not tried with %s', (_, keys) => expect(areUsable(keys)).toBe(false));

  test('is signed for its push service with a key that follows from the secret', () => {
    const [one, again, other] = ['a', 'a', 'b'].map(secret => createVapid(secret, 'mailto:host@games.example'));
    expect(one!.publicKey).toBe(again!.publicKey);
    expect(one!.publicKey).not.toBe(other!.publicKey);
    const { key, claims } = readVapid(one!.authorize('https://push.example:444/send/abc', 1_000_000));
    expect(key).toBe(one!.publicKey);
    expect(claims).toEqual({
      aud: 'https://push.example:444',
      exp: 1000 + 12 * 3600,
      sub: 'mailto:host@games.example',
    });
  });
});

describe('an address', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'no address',
  ])('%s is not public', address => expect(isPublicAddress(address)).toBe(false));

  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])('%s is public', address =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe('what is posted', () => {
  let box: Mailbox;
  beforeAll(async () => {
    box = await Mailbox.open();
  });
  afterAll(() => box.close());
  const port = (): string => new URL(box.url).port;
  const letter = { headers: {}, body: 'hello' };

  test.each([
    ['plain http', () => `http://games.example/hook`, 'not-https'],
    ['another scheme', () => 'ftp://games.example/hook', 'not-https'],
    ['a private address', () => 'https://10.0.0.1/hook', 'private'],
    ['this machine', () => `https://127.0.0.1:${port()}/hook`, 'private'],
    ['this machine as a number', () => `https://2130706433:${port()}/hook`, 'private'],
    ['this machine in IPv6', () => `https://[::1]:${port()}/hook`, 'private'],
    ['this machine in IPv6 clothes', () => `https://[::ffff:127.0.0.1]:${port()}/hook`, 'private'],
    ['a name of this machine', () => `https://localhost:${port()}/hook`, 'private'],
  ])('does not reach %s', async (_, url, reason) => {
    expect(await createOutbound().post(url(), letter)).toEqual({ ok: false, reason });
    expect(box.arrived).toEqual([]);
  });

  test('does not follow a name that resolves differently the second time', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1'], ['93.184.215.14', '127.0.0.1']];
    const asked: string[] = [];
    const outbound = createOutbound({
      timeout: 300,
      resolve: async name => {
        asked.push(name);
        return (answers.shift() ?? []).map(address => ({ address, family: 4 }));
      },
    });
    const url = `https://rebind.example:${port()}/hook`;
    // The first time it is public, and nobody answers there in this test.
    expect(await outbound.post(url, letter)).toMatchObject({ ok: false, reason: expect.not.stringMatching('private') });
    expect(await outbound.post(url, letter), 'another address').toEqual({ ok: false, reason: 'private' });
    expect(await outbound.post(url, letter), 'one of two').toEqual({ ok: false, reason: 'private' });
    expect(asked, 'once for each connection: what is checked is what is connected to').toHaveLength(3);
    expect(box.arrived).toEqual([]);
  });

  test('reaches this machine where that is allowed, and follows no redirect', async () => {
    const { post } = createOutbound({ allowPrivate: true });
    expect(await post(`${box.url}/hook`, letter)).toEqual({ ok: true, status: 201 });
    box.answers.set('/moved', 302);
    expect(await post(`${box.url}/moved`, letter)).toEqual({ ok: true, status: 302 });
    expect(box.arrived.map(({ path }) => path)).toEqual(['/hook', '/moved']);
    expect(box.arrived[0]!.body.toString()).toBe('hello');
    expect(await post('http://games.example/hook', letter), 'but not others').toEqual({
      ok: false,
      reason: 'not-https',
    });
  });

  /** Posts to somebody who answers with a text of their own and keeps the connection. */
  async function postTo(answer: string): Promise<unknown> {
    const open = new Set<Socket>();
    const listener = createServer(socket => {
      open.add(socket.on('error', () => {}));
      socket.once('data', () => socket.write(answer));
    }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    const { post } = createOutbound({ allowPrivate: true, timeout: 500 });
    const posted = await post(`http://127.0.0.1:${port}/hook`, letter);
    await expect.poll(() => [...open].every(({ destroyed }) => destroyed), { message: 'our end is closed' }).toBe(true);
    listener.close();
    return posted;
  }

  const silent = { ok: false, reason: 'timeout' };
  test.each([
    [
      'a change of protocol',
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
      { ok: true, status: 101 },
    ],
    ['hints, and then nothing', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n', silent],
    ['half a head', 'HTTP/1.1 200 OK\r\nX: ', silent],
    ['a body without end', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n', { ok: true, status: 200 }],
    ['no HTTP', 'hello\r\n\r\n', { ok: false, reason: 'unreachable' }],
  ])('is over whatever the other side answers: %s', async (_, answer, posted) =>
    expect(await postTo(answer)).toEqual(posted),
  );

  test.each([
    ['120', 120_000],
    ['1e300', 86_400_000],
    ['Infinity', 86_400_000],
    ['-5', undefined],
    ['Fri, 31 Dec 9999 23:59:59 GMT', undefined],
  ])('waits for at most a day if told to retry after %s', async (wait, retryAfter) =>
    expect(await postTo(`HTTP/1.1 503 No\r\nRetry-After: ${wait}\r\nContent-Length: 0\r\n\r\n`)).toEqual({
      ok: true,
      status: 503,
      ...(retryAfter !== undefined && { retryAfter }),
    }),
  );
});
