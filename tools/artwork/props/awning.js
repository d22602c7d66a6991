import { at, group, times } from "../modelling/assemble.js";
import { extruded } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { rod } from "../modelling/solids.js";
import { scallopedStripe } from "./scalloped-stripe.js";
/** @import { Paint } from "../modelling/materials.js" */

const stripes = 7;
const width = 3;
const length = 0.92;
const pitch = 0.62;

/** The awning of a shop, pitched towards the viewer. @param {{ color?: Paint }} [options] */
export const awning = ({ color = ["#ff8aa0", "#ff2f62"] } = {}) => {
  const stripeWidth = width / stripes;
  const shape = scallopedStripe(stripeWidth * 0.985, length - 0.02);
  const cloth = group(
    ...times(stripes, (index) =>
      at(extruded(shape, 0.14, 0.05, clay(index % 2 ? "#ffffff" : color)), [
        (index - (stripes - 1) / 2) * stripeWidth,
        -length / 2 + 0.02,
        0,
      ]),
    ),
  );
  const top = (length / 2) * Math.cos(pitch) + 0.02;
  const back = (-length / 2) * Math.sin(pitch);
  return group(
    at(cloth, [0, 0, 0], [-pitch, 0, 0]),
    rod([-width / 2, top, back], [width / 2, top, back], 0.1, clay("#ffffff")),
  );
};
