/** From one slide to the next, in milliseconds. */
export const slideInterval = 2000;
/** The cross-fade at the beginning of that interval, in milliseconds. */
export const slideFade = 1000;
/** After this time a chosen slide is shown without its picture, in milliseconds. */
export const pictureTimeout = 1000;

export type PauseReason = "hover" | "focus" | "hidden";

export interface CarouselState {
  /** How many slides there are. */
  count: number;
  /** Whether it is hydrated; before that the slides are a scroll-snap strip. */
  started: boolean;
  /** The chosen slide, from 0; 0 as well in an empty carousel. */
  index: number;
  /** The visible slide: the chosen one as soon as its picture is loaded. */
  shown: number;
  /** The slide that fades out. */
  previous: number | undefined;
  /** The slides whose pictures have loaded or failed. */
  loaded: readonly number[];
  /** Whether the next slide is due and waits for its picture. */
  pending: boolean;
  /** What the visitor chose with the button. */
  userIntent: "play" | "pause" | undefined;
  reducedMotion: boolean;
  pausedBy: readonly PauseReason[];
}

export type CarouselEvent =
  | { type: "start"; index: number; reducedMotion: boolean }
  | { type: "next" | "previous" | "tick" | "play" | "pause" | "timeout" }
  | { type: "go" | "loaded"; index: number }
  | { type: "hold" | "release"; reason: PauseReason }
  | { type: "motion"; reducedMotion: boolean };

/** The state in the server's HTML. */
export const initialCarousel = (count: number): CarouselState => ({
  count,
  started: false,
  index: 0,
  shown: 0,
  previous: undefined,
  loaded: [],
  pending: false,
  userIntent: undefined,
  reducedMotion: true,
  pausedBy: [],
});

/** Wraps any whole number to an index below `count`. */
export const wrapIndex = (index: number, count: number): number =>
  count === 0 ? 0 : ((index % count) + count) % count;

/** Whether the slides are meant to change by themselves, which the button tells. */
export const isPlaying = ({ userIntent, reducedMotion }: CarouselState): boolean =>
  userIntent === undefined ? !reducedMotion : userIntent === "play";

/** Whether they do change by themselves now. */
export const isRotating = (state: CarouselState): boolean =>
  state.started && state.count > 1 && state.pausedBy.length === 0 && isPlaying(state);

/** Whether a slide's picture may be fetched: the next slide's only once it delays no other. */
export const isPrepared = ({ loaded, index, shown, count }: CarouselState, slide: number): boolean =>
  [index, shown, ...loaded].includes(slide) || (loaded.includes(shown) && slide === wrapIndex(shown + 1, count));

const show = (state: CarouselState): CarouselState =>
  state.index === state.shown ? state : { ...state, shown: state.index, previous: state.shown };

const choose = (state: CarouselState, slide: number): CarouselState => {
  const chosen = { ...state, index: wrapIndex(slide, state.count) };
  return chosen.loaded.includes(chosen.index) ? show(chosen) : chosen;
};

const tick = (state: CarouselState): CarouselState => {
  if (!isRotating(state)) return state;
  const next = wrapIndex(state.index + 1, state.count);
  return state.loaded.includes(next) ? choose(state, next) : { ...state, pending: true };
};

const load = (state: CarouselState, slide: number): CarouselState => {
  if (state.loaded.includes(slide)) return state;
  const loaded = { ...state, loaded: [...state.loaded, slide] };
  if (slide === state.index) return show(loaded);
  return state.pending ? tick(loaded) : loaded;
};

const react = (state: CarouselState, event: CarouselEvent): CarouselState => {
  switch (event.type) {
    case "start": {
      const index = wrapIndex(event.index, state.count);
      return { ...state, started: true, index, shown: index, reducedMotion: event.reducedMotion };
    }
    case "next":
      return choose(state, state.index + 1);
    case "previous":
      return choose(state, state.index - 1);
    case "go":
      return choose(state, event.index);
    case "tick":
      return tick(state);
    case "loaded":
      return load(state, event.index);
    case "timeout":
      return show(state);
    case "play":
      // The button that was pressed has the pointer or the focus.
      return { ...state, userIntent: "play", pausedBy: state.pausedBy.filter((reason) => reason === "hidden") };
    case "pause":
      return { ...state, userIntent: "pause" };
    case "hold":
      return { ...state, pausedBy: [...new Set([...state.pausedBy, event.reason])] };
    case "release":
      return { ...state, pausedBy: state.pausedBy.filter((reason) => reason !== event.reason) };
    case "motion": {
      const { reducedMotion } = event;
      const overruled = reducedMotion && state.userIntent === "play";
      return { ...state, reducedMotion, userIntent: overruled ? undefined : state.userIntent };
    }
  }
};

/**
 * The carousel after an event. The caller owns the clock: it sends a `tick` {@link slideInterval} after a slide was
 * shown, and a `timeout` {@link pictureTimeout} after one was chosen that is not shown yet. Late events change nothing.
 */
export const advance = (state: CarouselState, event: CarouselEvent): CarouselState => {
  const next = react(state, event);
  return next.pending && (!isRotating(next) || next.index !== state.index) ? { ...next, pending: false } : next;
};
