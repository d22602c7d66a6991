import { at, group } from "../modelling/assemble.js";
import { disc } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { box } from "../modelling/solids.js";

const leafWidth = 0.82;
const leafLength = 2.7;

/** A fan of colour swatches, riveted at the bottom. @param {{ colors: string[], spread?: number }} options `spread` in radians from leaf to leaf */
export const swatchFan = ({ colors, spread = 0.3 }) =>
  group(
    ...colors.map((color, index) => {
      const leaf = group(
        at(box([leafWidth, leafLength, 0.07], 0.03, clay("#ffffff")), [0, leafLength / 2 - 0.2, 0]),
        at(box([leafWidth * 0.995, leafLength * 0.72, 0.075], 0.03, clay(color)), [0, leafLength * 0.64 - 0.2, 0.006]),
      );
      const turn = ((colors.length - 1) / 2 - index) * spread;
      return at(leaf, [0, -leafLength / 2, index * 0.085], [0, 0, turn]);
    }),
    at(disc(0.11, colors.length * 0.1 + 0.2, 0.04, clay("#2a2550")), [0, -leafLength / 2, 0.2]),
  );
