import { type CarouselState, type HoldReason, inRound, isRotating } from "./carousel";

export type CarouselEvent =
  | { type: "start"; index: number; reduced: boolean }
  | { type: "next" | "previous" | "tick" | "play" | "pause" | "waited" }
  | { type: "go" | "arrived"; index: number }
  | { type: "hold" | "release"; reason: HoldReason }
  | { type: "motion"; reduced: boolean };

const show = (state: CarouselState): CarouselState =>
  state.index === state.shown ? state : { ...state, shown: state.index, left: state.shown };

const choose = (state: CarouselState, slide: number): CarouselState => {
  const chosen = { ...state, index: inRound(slide, state.count) };
  return chosen.arrived.includes(chosen.index) ? show(chosen) : chosen;
};

const tick = (state: CarouselState): CarouselState => {
  if (!isRotating(state)) return state;
  const next = inRound(state.index + 1, state.count);
  return state.arrived.includes(next) ? choose(state, next) : { ...state, due: true };
};

const arrive = (state: CarouselState, slide: number): CarouselState => {
  if (state.arrived.includes(slide)) return state;
  const arrived = { ...state, arrived: [...state.arrived, slide] };
  if (slide === state.index) return show(arrived);
  return state.due ? tick(arrived) : arrived;
};

const without = (held: readonly HoldReason[], ...reasons: readonly HoldReason[]) =>
  held.filter((reason) => !reasons.includes(reason));

const react = (state: CarouselState, event: CarouselEvent): CarouselState => {
  switch (event.type) {
    case "start": {
      const index = inRound(event.index, state.count);
      return { ...state, started: true, index, shown: index, still: event.reduced };
    }
    case "next":
      return choose(state, state.index + 1);
    case "previous":
      return choose(state, state.index - 1);
    case "go":
      return choose(state, event.index);
    case "tick":
      return tick(state);
    case "arrived":
      return arrive(state, event.index);
    case "waited":
      return show(state);
    case "play":
      // Who presses the button has the pointer or the focus on it.
      return { ...state, wish: "play", held: without(state.held, "hover", "focus") };
    case "pause":
      return { ...state, wish: "pause" };
    case "hold":
      return { ...state, held: [...without(state.held, event.reason), event.reason] };
    case "release":
      return { ...state, held: without(state.held, event.reason) };
    case "motion":
      return { ...state, still: event.reduced, wish: event.reduced && state.wish === "play" ? undefined : state.wish };
  }
};

/**
 * What an event makes of a carousel. The clock is outside: whoever has it sends a `tick` when {@link slideInterval} has
 * passed since a slide was shown, and `waited` when {@link slidePatience} has passed since one was chosen that is not
 * shown yet. An event that comes too late, such as a tick after the slides were stopped, changes nothing.
 */
export const advance = (state: CarouselState, event: CarouselEvent): CarouselState => {
  const next = react(state, event);
  return next.due && (!isRotating(next) || next.index !== state.index) ? { ...next, due: false } : next;
};
