import { at, group, times } from "../modelling/assemble.js";
import { extruded } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { ball, box, rod } from "../modelling/solids.js";
import { scallopedStripe } from "./scalloped-stripe.js";

const stripes = 7;
const stripeWidth = 2.5 / stripes;
const frame = () => clay("#5b4dff");
const pane = () => clay(["#bfe6ff", "#6fa8ff"]);

/** @param {number} index */
const awningStripe = (index) => {
  const x = (index - (stripes - 1) / 2) * stripeWidth;
  const cloth = () => clay(index % 2 ? "#ffffff" : "#ff4d79");
  return [
    at(box([stripeWidth, 0.13, 0.92], 0.05, cloth()), [x, 0.62, 0.78], [0.5, 0, 0]),
    at(extruded(scallopedStripe(stripeWidth, 0.14), 0.13, 0.04, cloth(), 6), [x, 0.34, 1.18]),
  ];
};

/** A small shop with a window, a door, an awning and a sign. */
export const storefront = () =>
  group(
    at(box([2.2, 1.9, 1], 0.1, clay(["#ffffff", "#dff3ff"])), [0, -0.1, 0]),
    at(box([2.5, 0.16, 1.5], 0.07, frame()), [0, -1.08, 0.2]),
    ...times(stripes, awningStripe).flat(),
    at(box([1.06, 0.84, 0.1], 0.05, frame()), [-0.42, -0.36, 0.5]),
    at(box([0.92, 0.7, 0.1], 0.04, pane()), [-0.42, -0.36, 0.53]),
    at(box([0.6, 1.16, 0.1], 0.06, frame()), [0.64, -0.46, 0.5]),
    at(box([0.46, 0.62, 0.1], 0.04, pane()), [0.64, -0.26, 0.53]),
    at(ball(0.05, clay("#ffb020")), [0.46, -0.62, 0.58]),
    at(box([1.7, 0.46, 0.24], 0.12, frame()), [0, 1.06, 0.32]),
    rod([-0.5, 1.06, 0.45], [0.5, 1.06, 0.45], 0.06, clay("#ffffff")),
  );
