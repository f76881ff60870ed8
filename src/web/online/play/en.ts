import { count, list, ordinal, subject, verb, who, whose } from '../../i18n/english.ts';
import { sentence } from '../../i18n/sentence.ts';
import type { PlayWords } from './words.ts';

export const en: PlayWords = {
  since: 'Since your last turn',
  clock: {
    left: (name, rest) => `${name}: ${rest} left`,
    paused: 'paused',
    weekend: 'weekend',
    vacation: until => `on vacation until ${until}`,
    reminder: left => `You have ${left} left for this turn.`,
  },
  pause: {
    propose: 'Propose a pause',
    wanted: by => `${subject(by)} ${verb(by, 'suggests', 'suggest')} pausing the clocks.`,
    since: moment => `The clocks have been paused since ${moment}. You can still play.`,
    resume: 'Resume the clocks',
  },
  hand: {
    propose: of => `Propose someone new for ${whose(of)} seat`,
    short: 'Find someone new',
    wanted: (by, of) =>
      `${subject(by)} ${verb(by, 'suggests', 'suggest')} that someone new takes over ${whose(of)} seat.`,
    offered: of => `${sentence(whose(of))} seat is on offer. Anyone with this link can take it over.`,
    copy: 'Copy link to the seat',
    scan: 'Scan to take over the seat',
    yours: 'You were away, so the others are offering your seat to someone new.',
    playToStay: 'Play your turn to keep it.',
    returnToStay: 'Take it back to keep it.',
    taken: by => `You were away for a long time, and ${who(by)} took over your seat.`,
  },
  gone: {
    vanished: 'This table no longer exists.',
    seat: 'You no longer have a seat at this table: it was deleted, or someone took over from you while you were away.',
  },
  news: {
    botTookOver: player => `A bot took over for ${who(player)}`,
    resignedForBot: player => `${subject(player)} resigned, and a bot took over`,
    ranOutForBot: player => `${subject(player)} ran out of time, and a bot took over`,
    lostOnTime: player => `${subject(player)} lost on time`,
    lostForBot: player => `${subject(player)} lost on time, and a bot took over`,
    offered: player => `${sentence(whose(player))} seat is on offer to someone new`,
    offeredBefore: 'A seat was on offer to someone new',
    handed: player => `${subject(player)} took over the seat on offer`,
    former: now => `the player before ${who(now)}`,
    backByConsent: 'A move was taken back, as everyone agreed',
    moreTime: 'Everyone agreed to give more time',
    paused: 'The clocks were paused',
    resumed: player => `${subject(player)} resumed the clocks`,
    ended: 'The game ended by agreement',
    vacation: (player, until) => `${subject(player)} ${verb(player, 'is', 'are')} on vacation until ${until}`,
    vacationOver: player => `${subject(player)} ${verb(player, 'is', 'are')} back from vacation`,
    rematch: 'A rematch is open',
  },
  result: {
    title: 'Result',
    place: ordinal,
    points: n => count(n, 'point', 'points'),
    resigned: 'resigned',
    ranOut: 'out of time',
  },
  rematch: {
    swap: 'Swap first player',
    next: 'Next player starts',
    opened: by => `${subject(by)} ${verb(by, 'is', 'are')} ready for a rematch.`,
    keptForYou: until => `Your seat is kept until ${until}.`,
    keptFor: (people, until) => `Seats are kept until ${until} for ${list(people.map(who))}.`,
  },
  chat: {
    whose: 'Whose messages',
    players: 'Players',
    spectators: 'Spectators',
    amongSpectators: 'Players see these messages once the game is over.',
    noneOfSpectators: 'No messages from spectators yet.',
    noGallery: 'Spectators can’t write at this table.',
    needName: 'Enter your name to write to the other spectators.',
    newLine: 'Shift + Enter starts a new line.',
    wrote: name => `${name} wrote:`,
    open: 'Open chat',
    watching: (names, others) =>
      `Watching: ${list([...names, ...(others > 0 ? [names.length > 0 ? `${others} more` : count(others, 'guest', 'guests')] : [])])}`,
  },
};
