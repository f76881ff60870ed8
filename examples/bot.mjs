// A bot that takes a seat at a table over the API and plays to the end. Plain Node, no packages.
//
//   node examples/bot.mjs 'http://localhost:8080/t/TABLE#INVITE' [NAME]
//
// It sits down, follows the table by server-sent events, and plays whenever it is its turn. `choose` is yours to better: it
// gets what its seat sees (`view`), and what it may do (`choices`, each with the text to send and what it means).

const [address, name = 'Example bot'] = process.argv.slice(2);
if (!address) {
  console.error("usage: node examples/bot.mjs 'http://localhost:8080/t/TABLE#INVITE' [NAME]");
  process.exit(2);
}
const { origin, pathname, hash } = new URL(address);
const table = pathname.split('/').at(-1);
const invite = hash.slice(1);
let cookie = '';

/** @param {{choices: {move: string, explain: {kind: string}}[], view: unknown}} sight */
const choose = ({ choices }) => choices[Math.floor(Math.random() * choices.length)].move;

const aSecond = () => new Promise(resolve => setTimeout(resolve, 1000));

async function call(method, path, body) {
  const response = await fetch(origin + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  const text = await response.text();
  const answer = text ? JSON.parse(text) : {};
  return { ok: response.ok, answer };
}

/** Sends a command until there is an answer. With the same id it has one effect, however often it is sent. */
async function command(wish) {
  const id = crypto.randomUUID();
  for (;;) {
    try {
      const { ok, answer } = await call('POST', `/api/tables/${table}/commands`, { id, command: wish });
      if (ok || (answer.status < 500 && answer.status !== 429)) return { ok, answer };
    } catch {
      // The server is away: it will be back.
    }
    await aSecond();
  }
}

/** There is no such table any more: no use in trying again. */
class Gone extends Error {}

/** Every update of the table, from a line on, over as many connections as it takes. */
async function* updates() {
  for (let since = 0; ; ) {
    try {
      const response = await fetch(`${origin}/api/tables/${table}/events?since=${since}&chat=none`, {
        headers: { cookie },
      });
      if (response.status === 404) throw new Gone((await response.json()).detail);
      let rest = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        const events = (rest + chunk).split('\n\n');
        rest = events.pop();
        for (const event of events) {
          const data = /^event: update\ndata: (.*)$/m.exec(event)?.[1];
          if (!data) continue;
          const update = JSON.parse(data);
          since = update.line;
          yield update;
        }
      }
    } catch (error) {
      if (error instanceof Gone) throw error;
    }
    await aSecond();
  }
}

await call('POST', '/api/people', { name });
if (invite) await call('POST', `/api/tables/${table}/enter`, { invite });
const seated = await command({ kind: 'sit' });
if (!seated.ok) {
  console.error(seated.answer.detail);
  process.exit(1);
}
for await (const { ply, seat, state, sight } of updates()) {
  if (state.status === 'over') {
    console.log(`The game is over (${state.why}): ${sight ? sight.scores.points.join(' : ') : 'it never began'}`);
    break;
  }
  if (sight?.choices.length > 0 && state.actor === seat) await command({ kind: 'play', ply, move: choose(sight) });
}
process.exit(0);
