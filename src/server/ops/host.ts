// Carries out one order of the server's host, which is read as JSON from standard input. Run by `cli host`; the environment
// names the database. A running server looks every second for what was noted, and acts on it.
import { text } from 'node:stream/consumers';
import { runOn } from './database.ts';
import { carryOut, type Order } from './orders.ts';

const order = JSON.parse(await text(process.stdin)) as Order;
await runOn(store => carryOut(store, order));
