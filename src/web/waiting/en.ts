import { count, list, ordinal, plural } from '../i18n/english.ts';
import type { WaitingWords } from './words.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

function duration(minutes: number): string {
  if (minutes % DAY === 0) return count(minutes / DAY, 'day', 'days');
  return minutes % HOUR === 0 ? count(minutes / HOUR, 'hour', 'hours') : count(minutes, 'minute', 'minutes');
}

export const en: WaitingWords = {
  youHost: 'You’re the host',
  close: {
    button: 'Close table',
    ask: 'Close this table?',
    hint: 'Everyone loses their seat, and the link stops working.',
    yes: 'Yes, close it',
    no: 'Keep it open',
  },
  leave: {
    button: 'Leave seat',
    ask: 'Leave your seat?',
    hint: 'Someone else can take it.',
    heir: name => `${name} becomes the host, and someone else can take your seat.`,
    yes: 'Yes, leave',
    no: 'Stay',
  },
  remove: {
    button: name => `Free ${name}’s seat`,
    done: name => `${name}’s seat is free.`,
    undo: 'Undo',
  },
  appoint: {
    button: name => `Make ${name} the host`,
    ask: name => `Make ${name} the host?`,
    hint: 'From then on, they change the options and start the game. You keep your seat.',
    yes: 'Yes, hand over',
    no: 'Cancel',
  },
  seats: {
    order: 'Change the order with the arrows.',
    byLot: 'The order is drawn when the game starts.',
    first: 'plays first',
    drag: name => `Drag ${name} to another seat`,
    up: name => `Move ${name} up`,
    down: name => `Move ${name} down`,
    moved: (name, place) => `${name} is now ${ordinal(place)}.`,
    openSeat: seat => `open seat ${seat}`,
    openHint: 'for anyone with the link',
    kept: (name, until) => `kept for ${name} until ${until}`,
    keptForYou: until => `kept for you until ${until}`,
    freeBot: seat => `Remove bot: seat ${seat}`,
  },
  present: (names, others) => {
    const rest = names.length === 0 ? `${others}` : count(others, 'other', 'others');
    return `Spectators: ${list(others === 0 ? names : [...names, rest])}`;
  },
  start: {
    whenFull: 'Start when every seat is taken',
    missing: seats => `${count(seats, 'seat is', 'seats are')} free`,
    fewer: players => `Start with ${players} players instead`,
    inSeconds: seconds => (seconds > 0 ? `Starting in ${seconds} s` : 'Starting…'),
    wait: 'Wait',
    full: 'Every seat is taken.',
    byItself: 'The game starts as soon as every seat is taken.',
    hostAway: (name, time) => `${name} is offline. If they aren’t back by ${time}, any player can start the game.`,
    youMay: name => `${name} has been offline for two minutes, so you can start the game.`,
  },
  options: {
    title: 'Options',
    forHost: 'Everyone sees them. You can change them until the game starts.',
    forOthers: 'The host can change them until the game starts.',
    access: 'Who can join',
    order: 'Order of play',
    map: 'Custom map',
    tooMany: taken => `${taken} seats are taken. Free one first.`,
  },
  newTab: 'opens in a new tab',
  alerts: { title: 'When players arrive', hint: 'You’ll also be told when it’s your turn.' },
  arrived: names => `${list(names)} ${plural(names.length, 'has', 'have')} taken a seat`,
  ready: 'Everyone’s here: ready to start',
  begun: game => `${game} has started`,
  news: {
    changed: 'The host changed the options',
    arranged: 'The host changed the order of seats',
    appointed: 'The table has a new host',
  },
  time: {
    live: 'Live',
    days: 'Over days',
    custom: 'Custom',
    base: 'Minutes per player',
    increment: 'Seconds added per turn',
    daysPerTurn: 'Days per turn',
    range: (least, most) => `Enter a whole number from ${least} to ${most}.`,
    weekends: 'Weekends off',
    weekendsHint: zone => `Time doesn’t count on Saturdays and Sundays (${zone}).`,
    noClock: 'No clock',
    away: 'A bot can take over after',
    offlineFor: minutes => `${duration(minutes)} offline`,
  },
  audience: 'Spectators',
  audiences: { named: 'Allowed, shown by name', counted: 'Allowed, only counted', nobody: 'Only until the start' },
  nameFirst: 'Enter your name first.',
  more: 'Order of play and spectators',
};
