import {
  type CarouselState,
  inRound,
  isPlaying,
  isPrepared,
  isRotating,
  slideInterval,
  stripOf,
} from "../../../src/domain/carousel";
import { advance, type CarouselEvent } from "../../../src/domain/carousel-events";

const after = (state: CarouselState, ...events: CarouselEvent[]) => events.reduce(advance, state);
const start: CarouselEvent = { type: "start", index: 0, reduced: false };
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index): CarouselEvent => ({ type: "arrived", index }));
const begun = (count: number) => after(stripOf(count), start, ...pictures(count));
const tick: CarouselEvent = { type: "tick" };

describe("a carousel", () => {
  it("is a strip that does not move until scripts start it", () => {
    expect(after(stripOf(5), tick)).toEqual(stripOf(5));
    expect(isRotating(after(stripOf(5), { type: "motion", reduced: false }))).toBe(false);
  });

  it("starts at the slide that the strip was scrolled to", () => {
    expect(after(stripOf(5), { type: "start", index: 3, reduced: false })).toMatchObject({ index: 3, shown: 3 });
  });

  it("wraps both ways", () => {
    expect(after(begun(5), { type: "previous" })).toMatchObject({ shown: 4, left: 0 });
    expect(after(begun(5), { type: "go", index: 4 }, { type: "next" })).toMatchObject({ shown: 0, left: 4 });
    expect(after(begun(5), tick, tick, tick, tick, tick).shown).toBe(0);
  });

  it("can have one slide or none", () => {
    for (const count of [0, 1])
      expect(after(begun(count), { type: "next" }, { type: "previous" }, tick)).toMatchObject({ index: 0, shown: 0 });
    expect(isRotating(begun(1))).toBe(false);
  });

  it.each(["hover", "focus", "hidden"] as const)("stands still while it is held by %s, and goes on", (reason) => {
    const held = after(begun(5), { type: "hold", reason });
    expect(after(held, tick).shown).toBe(0);
    expect(after(held, { type: "release", reason }, tick).shown).toBe(1);
  });

  it("is released by the last that holds it", () => {
    const both = after(begun(5), { type: "hold", reason: "hover" }, { type: "hold", reason: "focus" });
    expect(isRotating(after(both, { type: "release", reason: "focus" }))).toBe(false);
  });

  it("is moved by the visitor whatever holds or stops it", () => {
    expect(after(begun(5), { type: "pause" }, { type: "hold", reason: "focus" }, { type: "next" }).shown).toBe(1);
  });

  it("stays stopped once the visitor has stopped it", () => {
    const stopped = after(begun(5), { type: "pause" });
    const left = after(stopped, { type: "hold", reason: "hover" }, { type: "release", reason: "hover" }, tick);
    expect([isPlaying(left), left.shown]).toEqual([false, 0]);
  });

  it("moves at once when it is started by someone whose pointer and focus are on the button", () => {
    const held = after(
      begun(5),
      { type: "pause" },
      { type: "hold", reason: "hover" },
      { type: "hold", reason: "focus" },
    );
    const playing = after(held, { type: "play" });
    expect(isRotating(playing)).toBe(true);
    expect(isRotating(after(playing, { type: "hold", reason: "focus" }))).toBe(false);
  });

  it("does not move in a hidden tab, started or not", () => {
    expect(isRotating(after(begun(5), { type: "hold", reason: "hidden" }, { type: "play" }))).toBe(false);
  });
});

describe("where motion is unwanted", () => {
  const still = after(stripOf(5), { type: "start", index: 0, reduced: true }, ...pictures(5));

  it("does not start, unless the visitor asks for it", () => {
    expect([isPlaying(still), after(still, tick).shown]).toEqual([false, 0]);
    expect(after(still, { type: "play" }, tick).shown).toBe(1);
  });

  it("stops when the wish for no motion comes later, and goes on when it ends", () => {
    const reduced = after(begun(5), { type: "play" }, { type: "motion", reduced: true });
    expect(isRotating(reduced)).toBe(false);
    expect(isRotating(after(reduced, { type: "motion", reduced: false }))).toBe(true);
  });

  it("stays stopped after that if the visitor had stopped it", () => {
    const events: CarouselEvent[] = [
      { type: "pause" },
      { type: "motion", reduced: true },
      { type: "motion", reduced: false },
    ];
    expect(isRotating(after(begun(5), ...events))).toBe(false);
  });
});

describe("pictures", () => {
  const bare = after(stripOf(5), start);

  const prepared = (state: CarouselState) => [0, 1, 2, 3, 4].filter((slide) => isPrepared(state, slide));

  it("wait, but for the slide that is shown, then the next, and any that is chosen", () => {
    expect(prepared(bare)).toEqual([0]);
    const first = after(bare, { type: "arrived", index: 0 });
    expect(prepared(first)).toEqual([0, 1]);
    expect(prepared(after(first, { type: "go", index: 3 }))).toEqual([0, 1, 3]);
    expect(prepared(after(first, { type: "go", index: 3 }, { type: "arrived", index: 3 }))).toEqual([0, 3, 4]);
  });

  it("are waited for: the slide changes when the next picture is there", () => {
    const due = after(bare, tick);
    expect(due).toMatchObject({ index: 0, shown: 0, due: true });
    expect(after(due, { type: "arrived", index: 1 })).toMatchObject({ index: 1, shown: 1, due: false });
  });

  it("that come while the slides are held change nothing, and give them a whole interval afterwards", () => {
    const held = after(bare, tick, { type: "hold", reason: "hover" }, { type: "arrived", index: 1 });
    expect(held).toMatchObject({ shown: 0, due: false });
    expect(after(held, { type: "release", reason: "hover" })).toMatchObject({ shown: 0, due: false });
  });

  it("stay due when what did not hold the slides is released, or the same slide is chosen", () => {
    const due = after(bare, tick, { type: "release", reason: "hover" }, { type: "go", index: 0 });
    expect(due.due).toBe(true);
  });

  it("of a slide that the visitor chose are waited for with patience, and no longer", () => {
    const chosen = after(bare, { type: "go", index: 3 });
    expect(chosen).toMatchObject({ index: 3, shown: 0 });
    expect(after(chosen, { type: "arrived", index: 3 })).toMatchObject({ shown: 3, left: 0 });
    expect(after(chosen, { type: "waited" })).toMatchObject({ shown: 3, left: 0 });
  });

  it("that come twice change nothing", () => {
    expect(after(bare, { type: "arrived", index: 0 }, { type: "arrived", index: 0 }).arrived).toEqual([0]);
  });
});

it("counts any whole number into the round", () => {
  expect([-11, -1, 0, 4, 5, 12].map((index) => inRound(index, 5))).toEqual([4, 4, 0, 4, 0, 2]);
  expect(inRound(3, 0)).toBe(0);
});

/** Sends a tick whenever an interval has passed since the slide changed, as the component does. */
it("with a clock, changes every two seconds, and a step by hand begins a new interval", () => {
  jest.useFakeTimers();
  let state = begun(5);
  let timer: NodeJS.Timeout;
  const send = (event: CarouselEvent) => {
    const before = state;
    state = advance(state, event);
    if (before.shown === state.shown) return;
    clearTimeout(timer);
    timer = setTimeout(() => send(tick), slideInterval);
  };
  timer = setTimeout(() => send(tick), slideInterval);
  jest.advanceTimersByTime(1999);
  expect(state.shown).toBe(0);
  jest.advanceTimersByTime(1);
  expect(state.shown).toBe(1);
  jest.advanceTimersByTime(1500);
  send({ type: "next" });
  jest.advanceTimersByTime(1999);
  expect(state.shown).toBe(2);
  jest.advanceTimersByTime(1);
  expect(state.shown).toBe(3);
  clearTimeout(timer);
  jest.useRealTimers();
});
