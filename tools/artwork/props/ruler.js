import { at, group, times } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { box, plainBox } from "../modelling/solids.js";

/** A ruler with ticks, every fifth of which is longer. */
export const ruler = () => {
  const length = 4;
  const width = 0.62;
  const step = 0.2;
  /** @param {number} index */
  const tick = (index) => {
    const height = index % 5 === 4 ? 0.3 : 0.16;
    return at(plainBox([0.03, height, 0.02], clay("#5a3a10")), [
      -length / 2 + step * (index + 1),
      width / 2 - height / 2 - 0.03,
      0.075,
    ]);
  };
  return group(box([length, width, 0.14], 0.06, clay(["#ffe29a", "#ffb020"])), ...times(length / step - 1, tick));
};
