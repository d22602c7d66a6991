import { at, group, times } from "../modelling/assemble.js";
import { clay, glowing } from "../modelling/materials.js";
import { ball, box, rod } from "../modelling/solids.js";

/** Three units of a rack, with lamps. */
export const server = () => {
  const lamps = ["#12e3a5", "#ffb020"];
  /** @type {(unit: number, index: number, y: number) => import("three").Mesh} */
  const lamp = (unit, index, y) =>
    at(ball(0.075, glowing(lamps[(unit + index) % 2] ?? "", 0.5)), [-0.72 + index * 0.24, y, 0.64]);
  return group(
    ...[0.72, 0, -0.72].flatMap((y, unit) => [
      at(box([2, 0.6, 1.3], 0.16, clay(["#9a8fff", "#4a3aff"])), [0, y, 0]),
      ...times(2, (index) => lamp(unit, index, y)),
      rod([0.25, y, 0.63], [0.72, y, 0.63], 0.06, clay("#ffffff")),
    ]),
  );
};
