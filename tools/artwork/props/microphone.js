import { at, group, times } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { ball, hoop, lyingHoop, rod } from "../modelling/solids.js";
import { turnedStraight } from "../modelling/turned.js";
/** @import { ProfilePoint } from "../modelling/turned.js" */

const radius = 0.56;
const wire = () => clay("#8f86d8");

const handleProfile = /** @type {ProfilePoint[]} */ ([
  [0, -1.62],
  [0.17, -1.62],
  [0.22, -1.56],
  [0.42, 0.32],
  [0.38, 0.42],
  [0, 0.42],
]);

/** A singer's microphone, head up. */
export const microphone = () =>
  group(
    at(ball(radius, clay(["#ffffff", "#cfc9ff"], { roughness: 0.3 })), [0, 0.78, 0]),
    ...[-0.3, -0.1, 0.1, 0.3].map((height) =>
      lyingHoop(Math.sqrt(radius ** 2 - height ** 2) + 0.004, 0.022, wire(), 0.78 + height),
    ),
    ...times(4, (index) => at(hoop(0.565, 0.022, wire()), [0, 0.78, 0], [0, (index * Math.PI) / 4, 0])),
    lyingHoop(0.5, 0.1, clay("#ffb020"), 0.4),
    at(turnedStraight(handleProfile, clay(["#4a3aff", "#1d1a66"])), [0, -0.05, 0]),
    rod([0, -0.25, 0.3], [0, -0.5, 0.28], 0.06, clay("#ffffff")),
  );
