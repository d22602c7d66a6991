import { at, group } from "../../modelling/assemble.js";
import { clay } from "../../modelling/materials.js";
import { ball, box, rod } from "../../modelling/solids.js";

const leaves = () => clay(["#8ff5c8", "#1fbf8c"]);

/** @type {[x: number, z: number, radius: number][]} */
const trees = [
  [-0.2, -0.2, 0.22],
  [0.2, 0.02, 0.27],
  [-0.14, 0.22, 0.2],
];

/** A lawn with three trees. */
export const park = () =>
  group(
    at(box([0.86, 0.08, 0.86], 0.03, leaves()), [0, 0.05, 0]),
    ...trees.flatMap(([x, z, radius]) => [
      rod([x, 0.05, z], [x, 0.3, z], 0.035, clay("#6b4a3a")),
      at(ball(radius, leaves()), [x, 0.42 + radius * 0.5, z]),
    ]),
  );
