import { at, group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { ball, box, rod } from "../modelling/solids.js";
import { tube } from "../modelling/tube.js";

/** A suitcase on wheels. */
export const suitcase = () => {
  const shell = () => clay(["#7ec8ff", "#2b6bff"]);
  const dark = "#17153b";
  return group(
    box([1.5, 1.75, 0.72], 0.24, shell()),
    ...[-0.5, -0.25, 0, 0.25, 0.5].map((x) => rod([x, 0.52, 0.35], [x, -0.55, 0.35], 0.05, shell())),
    tube(
      [
        [-0.3, 0.8, 0],
        [-0.3, 1.32, 0],
        [-0.2, 1.45, 0],
        [0.2, 1.45, 0],
        [0.3, 1.32, 0],
        [0.3, 0.8, 0],
      ],
      0.055,
      clay(dark),
    ),
    ...[-0.5, 0.5].flatMap((x) => [0.22, -0.22].map((z) => at(ball(0.13, clay(dark)), [x, -0.95, z]))),
    at(box([0.3, 0.2, 0.14], 0.05, clay("#ffb020")), [0, 0.72, 0.34]),
  );
};
