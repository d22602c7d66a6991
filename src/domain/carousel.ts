/** From one change of slides to the next, in milliseconds. */
export const slideInterval = 2000;
/** How long one slide takes to fade into the next, within that interval, in milliseconds. */
export const slideFade = 1000;
/** How long a visitor who chose a slide waits for its picture before the slide comes without it, in milliseconds. */
export const slidePatience = 1000;

/** Why the slides stand still for a while, though the visitor has not stopped them. */
export type HoldReason = "hover" | "focus" | "hidden";

export interface CarouselState {
  /** How many slides there are. */
  count: number;
  /** Whether scripts have taken over; before that the slides are a strip and nothing moves. */
  started: boolean;
  /** The slide that was chosen, from 0 (0 as well where there is none). */
  index: number;
  /** The slide that is seen: the chosen one as soon as its picture is there. */
  shown: number;
  /** The slide that was seen before, which fades out. */
  left: number | undefined;
  /** The slides whose pictures are there, or will never be. */
  arrived: readonly number[];
  /** Whether the time of the next slide has come, but not its picture. */
  due: boolean;
  /** What the visitor asked for with the button, if anything. */
  wish: "play" | "pause" | undefined;
  /** Whether motion is unwanted: then only the visitor's wish starts it. */
  still: boolean;
  held: readonly HoldReason[];
}

/** A carousel as the server writes it: a strip, at its first slide. */
export const stripOf = (count: number): CarouselState => ({
  count,
  started: false,
  index: 0,
  shown: 0,
  left: undefined,
  arrived: [],
  due: false,
  wish: undefined,
  still: true,
  held: [],
});

/** The number of a slide in a round of `count`, where the first follows the last; for any whole number. */
export const inRound = (index: number, count: number): number => (count === 0 ? 0 : ((index % count) + count) % count);

/** Whether the slides are meant to change by themselves: what the button tells. */
export const isPlaying = ({ wish, still }: CarouselState): boolean => (wish ?? (still ? "pause" : "play")) === "play";

/** Whether they do: there is another slide, and nothing holds them. */
export const isRotating = (state: CarouselState): boolean =>
  state.started && state.count > 1 && state.held.length === 0 && isPlaying(state);

/**
 * Whether a slide's picture may be fetched: the one that is seen and the one that was chosen, those that were, and the
 * next as soon as it delays no other.
 */
export const isPrepared = ({ arrived, index, shown, count }: CarouselState, slide: number): boolean =>
  [index, shown, ...arrived].includes(slide) || (arrived.includes(shown) && slide === inRound(shown + 1, count));
