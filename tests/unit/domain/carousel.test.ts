import fc from "fast-check";
import {
  advance,
  type CarouselEvent,
  type CarouselState,
  initialCarousel,
  isPrepared,
  isRotating,
  wrapIndex,
} from "../../../src/domain/carousel";

const after = (state: CarouselState, ...events: CarouselEvent[]) => events.reduce(advance, state);
const start: CarouselEvent = { type: "start", index: 0, reducedMotion: false };
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index): CarouselEvent => ({ type: "loaded", index }));
const begun = (count: number) => after(initialCarousel(count), start, ...pictures(count));
const tick: CarouselEvent = { type: "tick" };

describe("a carousel", () => {
  it("wraps both ways", () => {
    expect(after(begun(5), { type: "previous" })).toMatchObject({ shown: 4, previous: 0 });
    expect(after(begun(5), { type: "go", index: 4 }, { type: "next" })).toMatchObject({ shown: 0, previous: 4 });
    expect(after(begun(5), tick, tick, tick, tick, tick).shown).toBe(0);
    expect([-11, 12].map((index) => wrapIndex(index, 5))).toEqual([4, 2]);
  });

  it("can have one slide or none", () => {
    for (const count of [0, 1])
      expect(after(begun(count), { type: "next" }, { type: "previous" }, tick)).toMatchObject({ index: 0, shown: 0 });
    expect(isRotating(begun(1))).toBe(false);
  });

  it.each(["hover", "focus", "hidden"] as const)("is paused by %s, and goes on", (reason) => {
    const held = after(begun(5), { type: "hold", reason });
    expect(after(held, tick).shown).toBe(0);
    expect(after(held, { type: "next" }).shown).toBe(1);
    expect(after(held, { type: "release", reason }, tick).shown).toBe(1);
  });

  it("moves when it is started with pointer and focus on the button, but not in a hidden tab", () => {
    const onButton = [
      { type: "hold", reason: "hover" },
      { type: "hold", reason: "focus" },
    ] as const;
    expect(isRotating(after(begun(5), { type: "pause" }, ...onButton, { type: "play" }))).toBe(true);
    expect(isRotating(after(begun(5), { type: "hold", reason: "hidden" }, { type: "play" }))).toBe(false);
  });
});

describe("reduced motion", () => {
  it("stops it while it lasts, and starts nothing that the visitor has stopped", () => {
    const reduced = after(begun(5), { type: "play" }, { type: "motion", reducedMotion: true });
    expect(isRotating(reduced)).toBe(false);
    expect(isRotating(after(reduced, { type: "motion", reducedMotion: false }))).toBe(true);
    const stopped = after(reduced, { type: "pause" }, { type: "motion", reducedMotion: false });
    expect(isRotating(stopped)).toBe(false);
  });
});

describe("pictures", () => {
  const bare = after(initialCarousel(5), start);
  const prepared = (state: CarouselState) => [0, 1, 2, 3, 4].filter((slide) => isPrepared(state, slide));

  it("are fetched for the shown slide, then for the next, and for any that is chosen", () => {
    expect(prepared(bare)).toEqual([0]);
    const first = after(bare, { type: "loaded", index: 0 });
    expect(prepared(first)).toEqual([0, 1]);
    expect(prepared(after(first, { type: "go", index: 3 }, { type: "loaded", index: 3 }))).toEqual([0, 3, 4]);
  });

  it("are waited for before the slide changes", () => {
    const due = after(bare, tick);
    expect(due).toMatchObject({ index: 0, shown: 0, pending: true });
    expect(after(due, { type: "loaded", index: 1 })).toMatchObject({ index: 1, shown: 1, pending: false });
  });

  it("that arrive during a pause change nothing, and give the slide a whole interval afterwards", () => {
    const held = after(bare, tick, { type: "hold", reason: "hover" }, { type: "loaded", index: 1 });
    expect(after(held, { type: "release", reason: "hover" })).toMatchObject({ shown: 0, pending: false });
  });

  it("of a chosen slide are waited for no longer than the time limit", () => {
    const chosen = after(bare, { type: "go", index: 3 });
    expect(chosen).toMatchObject({ index: 3, shown: 0 });
    expect(after(chosen, { type: "loaded", index: 3 })).toMatchObject({ shown: 3, previous: 0 });
    expect(after(chosen, { type: "timeout" })).toMatchObject({ shown: 3, previous: 0 });
  });
});

describe("after any events", () => {
  const reason = fc.constantFrom("hover", "focus", "hidden");
  const event: fc.Arbitrary<CarouselEvent> = fc.oneof(
    fc.record({ type: fc.constantFrom("next", "previous", "tick", "play", "pause", "timeout") }),
    fc.record({ type: fc.constantFrom("go", "loaded"), index: fc.integer({ min: -20, max: 20 }) }),
    fc.record({ type: fc.constantFrom("hold", "release"), reason }),
    fc.record({ type: fc.constant("motion"), reducedMotion: fc.boolean() }),
    fc.record({ type: fc.constant("start"), index: fc.nat(9), reducedMotion: fc.boolean() }),
  );
  const events = fc.array(event, { maxLength: 60 });

  it("a carousel shows one of its slides, and stays there once the visitor has paused it", () => {
    const isSlide = (index: number, count: number) =>
      Number.isInteger(index) && index >= 0 && index < Math.max(1, count);
    fc.assert(
      fc.property(fc.nat(8), events, (count, all) => {
        const state = after(initialCarousel(count), ...all);
        expect(isSlide(state.index, count) && isSlide(state.shown, count)).toBe(true);
        const paused = after(state, { type: "pause" });
        const later = after(paused, tick, ...pictures(count), { type: "release", reason: "hover" }, tick);
        expect(later.index).toBe(paused.index);
      }),
    );
  });
});
