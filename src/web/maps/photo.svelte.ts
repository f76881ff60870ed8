import type { Point } from './draft.ts';
import { forgetPhoto, type KeptPhoto, keepPhoto, loadPhoto } from './keeping.ts';
import type { Corners } from './projective.ts';

/** The whole picture. */
const WHOLE: Corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const STRENGTH = 70;

/** A photo of the board to trace over. It stays in this browser: no file, link or request has it. */
export class Photo {
  #id: string;
  #kept: KeptPhoto | undefined = $state.raw();
  /** Where the page has the picture. */
  url: string | undefined = $state();
  size: { readonly width: number; readonly height: number } = $state.raw({ width: 1, height: 1 });
  /** Whether the corners of the board are being marked. */
  isMarking = $state(false);
  unreadable = $state(false);

  constructor(id: string) {
    this.#id = id;
    // Without a place to keep things there is no photo from earlier.
    void loadPhoto(id).then(
      kept => kept && this.#show(kept),
      () => undefined,
    );
  }

  get isThere(): boolean {
    return this.#kept !== undefined;
  }

  get isShown(): boolean {
    return this.#kept?.shown === true && this.url !== undefined;
  }

  get strength(): number {
    return this.#kept?.strength ?? STRENGTH;
  }

  get corners(): Corners {
    return this.#kept?.corners ?? WHOLE;
  }

  async choose(image: Blob): Promise<void> {
    this.unreadable = false;
    await this.#show({ id: this.#id, image, corners: WHOLE, strength: STRENGTH, shown: true });
    this.#keep();
  }

  change(members: Partial<Pick<KeptPhoto, 'strength' | 'shown'>>): void {
    if (!this.#kept) return;
    this.#kept = { ...this.#kept, ...members };
    this.#keep();
  }

  /** Marks a corner of the board, in parts of the picture's width and height. */
  mark(corner: number, [x, y]: Point): void {
    if (!this.#kept) return;
    const within = (part: number): number => Math.min(1, Math.max(0, part));
    const corners = this.corners.with(corner, [within(x), within(y)]) as unknown as Corners;
    this.#kept = { ...this.#kept, corners };
    this.#keep();
  }

  remove(): void {
    this.leave();
    this.#kept = undefined;
    this.isMarking = false;
    void forgetPhoto(this.#id).catch(() => undefined);
  }

  /** Gives the picture's memory back. */
  leave(): void {
    if (this.url) URL.revokeObjectURL(this.url);
    this.url = undefined;
  }

  async #show(kept: KeptPhoto): Promise<void> {
    const url = URL.createObjectURL(kept.image);
    const picture = new Image();
    picture.src = url;
    try {
      await picture.decode();
    } catch {
      URL.revokeObjectURL(url);
      this.unreadable = true;
      return;
    }
    this.leave();
    this.size = { width: picture.naturalWidth, height: picture.naturalHeight };
    this.url = url;
    this.#kept = kept;
  }

  /** Where nothing can be kept, the photo lasts as long as the page. */
  #keep(): void {
    if (this.#kept) void keepPhoto(this.#kept).catch(() => undefined);
  }
}
