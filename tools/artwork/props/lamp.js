import * as THREE from "three";
import { at, group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { rod } from "../modelling/solids.js";
import { turned, turnedStraight } from "../modelling/turned.js";

/** A table lamp. */
export const lamp = () =>
  group(
    turned(
      [
        [0.75, -0.05],
        [0.62, 0.35],
        [0.4, 0.8],
        [0.3, 0.95],
      ],
      clay(["#ffe2a6", "#ffb020"], { side: THREE.DoubleSide }),
    ),
    rod([0, 0.3, 0], [0, -0.9, 0], 0.06, clay("#2a2550")),
    at(
      turnedStraight(
        [
          [0, 0],
          [0.5, 0],
          [0.54, 0.05],
          [0.5, 0.1],
          [0, 0.14],
        ],
        clay("#2a2550"),
      ),
      [0, -1, 0],
    ),
  );
