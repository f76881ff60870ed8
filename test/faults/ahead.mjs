// Loaded into a server process of a test: its clock is ahead by as many milliseconds as a file says.
import { readFileSync } from 'node:fs';

const real = Date.now;
let ahead = 0;
const look = () => {
  ahead = Number(readFileSync(process.env.CLOCK_AHEAD, 'utf8'));
};
look();
setInterval(look, 20).unref();
Date.now = () => real() + ahead;
