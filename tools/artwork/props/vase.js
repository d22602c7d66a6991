import { group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { turned } from "../modelling/turned.js";

/** A clay vase. */
export const vase = () =>
  group(
    turned(
      [
        [0.001, -1],
        [0.45, -0.98],
        [0.72, -0.5],
        [0.6, 0.05],
        [0.24, 0.45],
        [0.22, 0.75],
        [0.36, 1],
        [0.3, 1.02],
      ],
      clay(["#ffd9c2", "#ff9a6b"]),
    ),
  );
