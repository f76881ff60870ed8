// Small sounds, made on the spot: a knock of wood or stone, a card, three rising blocks, plucked notes.
import { settings } from './settings.svelte.ts';

type Wave = { readonly type: OscillatorType; readonly hertz: number; readonly falls?: number };
interface Note {
  readonly wave?: Wave;
  /** A puff of noise around this pitch, for cards and knocks. */
  readonly puff?: { readonly hertz: number; readonly narrow: number };
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
}

const block = (hertz: number, at = 0): Note => ({
  wave: { type: 'sine', hertz, falls: 0.6 },
  at,
  lasts: 0.09,
  loud: 0.2,
});
const pluck = (hertz: number, at = 0): Note => ({ wave: { type: 'triangle', hertz }, at, lasts: 0.5, loud: 0.22 });

const sounds = {
  wood: [block(520), { puff: { hertz: 1400, narrow: 2 }, lasts: 0.04, loud: 0.12 }],
  stone: [block(260), { puff: { hertz: 600, narrow: 1 }, lasts: 0.08, loud: 0.18 }],
  tile: [block(780), block(640, 0.03)],
  card: [{ puff: { hertz: 3200, narrow: 0.7 }, lasts: 0.09, loud: 0.1 }],
  points: [block(660), block(830, 0.08), block(990, 0.16)],
  refuse: [block(150)],
  turn: [pluck(587.33), pluck(880, 0.16)],
  message: [pluck(698.46)],
} as const satisfies { readonly [name: string]: readonly Note[] };
export type Sound = keyof typeof sounds;

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** White noise of a tenth of a second, the same each time. */
function createNoise(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate / 10, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[i] = state / 2 ** 31;
  }
  return buffer;
}

function strike(context: AudioContext, { wave, puff, at = 0, lasts, loud }: Note): void {
  const begin = context.currentTime + at;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(Math.max(0.0001, (loud * settings.volume) / 100), begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  volume.connect(context.destination);
  let source: AudioScheduledSourceNode;
  if (wave) {
    const string = new OscillatorNode(context, { type: wave.type, frequency: wave.hertz });
    if (wave.falls) string.frequency.exponentialRampToValueAtTime(wave.hertz * wave.falls, begin + lasts);
    string.connect(volume);
    source = string;
  } else {
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: puff!.hertz, Q: puff!.narrow });
    source = new AudioBufferSourceNode(context, { buffer: noise! });
    source.connect(filter).connect(volume);
  }
  source.start(begin);
  source.stop(begin + lasts);
}

/** What sounds are made with. It takes a moment to make: that is done while a table is loaded, or once the page is first touched. */
function openAudio(): AudioContext {
  audio ??= new AudioContext();
  noise ??= createNoise(audio);
  return audio;
}
/** Browsers allow sounds only then. Some do not tell; what they forbid makes no sound. */
const wasTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;
const tune = (): unknown => settings.sound && openAudio();
if (typeof addEventListener === 'function') {
  if (wasTouched()) tune();
  else for (const touch of ['pointerup', 'keyup']) addEventListener(touch, () => setTimeout(tune), { once: true });
}

/** Plays a sound, if they are wanted. Browsers allow any only once the page was touched; before that there is silence. */
export function sound(name: Sound): void {
  const heard = wasTouched() && (name === 'turn' || name === 'message' || !document.hidden);
  if (!settings.sound || settings.volume === 0 || !heard) return;
  // Not in the frame that something lands in: pictures come first.
  setTimeout(() => {
    const context = openAudio();
    void context.resume();
    for (const note of sounds[name]) strike(context, note);
  });
}
