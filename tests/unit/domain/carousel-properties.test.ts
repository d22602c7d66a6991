import fc from "fast-check";
import { isRotating, stripOf } from "../../../src/domain/carousel";
import { advance, type CarouselEvent } from "../../../src/domain/carousel-events";

const reason = fc.constantFrom("hover", "focus", "hidden");
const event: fc.Arbitrary<CarouselEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom("next", "previous", "tick", "play", "pause", "waited") }),
  fc.record({ type: fc.constantFrom("go", "arrived"), index: fc.integer({ min: -20, max: 20 }) }),
  fc.record({ type: fc.constantFrom("hold", "release"), reason }),
  fc.record({ type: fc.constant("motion"), reduced: fc.boolean() }),
  fc.record({ type: fc.constant("start"), index: fc.nat(9), reduced: fc.boolean() }),
);
const count = fc.nat(8);
const events = fc.array(event, { maxLength: 60 });
/** What moves slides without the visitor. */
const byItself = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant("tick") }),
    fc.record({ type: fc.constant("arrived"), index: fc.nat(8) }),
    fc.record({ type: fc.constantFrom("hold", "release"), reason }),
  ) as fc.Arbitrary<CarouselEvent>,
);

const inRange = (slide: number, slides: number) => Number.isInteger(slide) && slide >= 0 && slide < Math.max(1, slides);

it("is at one of its slides, whatever happens", () => {
  fc.assert(
    fc.property(count, events, (slides, all) => {
      let state = stripOf(slides);
      for (const one of all) {
        state = advance(state, one);
        expect(inRange(state.index, slides) && inRange(state.shown, slides)).toBe(true);
        expect(new Set(state.held).size).toBe(state.held.length);
        expect(state.due && !isRotating(state)).toBe(false);
      }
    }),
  );
});

it("never chooses a slide by itself once the visitor has stopped it", () => {
  fc.assert(
    fc.property(count, events, byItself, (slides, all, more) => {
      const stopped = advance(all.reduce(advance, stripOf(slides)), { type: "pause" });
      expect(more.reduce(advance, stopped).index).toBe(stopped.index);
    }),
  );
});

it("goes on with a tick and its pictures whenever it rotates", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), events, (slides, all) => {
      const state = all.reduce(advance, stripOf(slides));
      fc.pre(isRotating(state));
      const ready = Array.from({ length: slides }, (_, index) => index).reduce(
        (before, index) => advance(before, { type: "arrived", index }),
        advance(state, { type: "tick" }),
      );
      expect(ready.shown).toBe((state.index + 1) % slides);
    }),
  );
});
