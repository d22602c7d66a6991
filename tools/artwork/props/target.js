import { at, group } from "../modelling/assemble.js";
import { disc } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { rod } from "../modelling/solids.js";

/** A target with an arrow in it. */
export const target = () => {
  const rose = () => clay(["#ff9ab0", "#ff3d6e"]);
  const white = () => clay("#ffffff");
  const arrow = () => clay("#ffb020");
  return group(
    disc(1, 0.3, 0.1, rose()),
    at(disc(0.74, 0.3, 0.06, white()), [0, 0, 0.05]),
    at(disc(0.48, 0.3, 0.06, rose()), [0, 0, 0.1]),
    at(disc(0.22, 0.3, 0.06, white()), [0, 0, 0.15]),
    rod([0.05, 0.05, 0.35], [0.8, 0.75, 1.1], 0.06, arrow()),
    rod([0.62, 0.58, 0.95], [1.05, 0.65, 1.15], 0.09, arrow()),
    rod([0.62, 0.58, 0.95], [0.75, 1, 1.15], 0.09, arrow()),
  );
};
