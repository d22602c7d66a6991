import { at, group, times } from "../modelling/assemble.js";
import { extruded } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";
import { roundedPolygon } from "../modelling/rounded-polygon.js";
import { ball, box } from "../modelling/solids.js";

const board = () => clay(["#3d3878", "#1d1a48"]);

const stickStripe = () =>
  roundedPolygon(
    [
      [-0.2, -0.165],
      [0.06, -0.165],
      [0.2, 0.165],
      [-0.06, 0.165],
    ],
    0.02,
  );

/** A striped bar that begins at the origin. */
const stick = () =>
  group(
    at(box([2.1, 0.34, 0.24], 0.06, board()), [1.05, 0, 0]),
    ...times(4, (index) => at(extruded(stickStripe(), 0.26, 0.02, clay("#ffffff"), 4), [0.3 + index * 0.52, 0, 0])),
  );

/** The clapperboard of a film, open. */
export const clapperboard = () => {
  const triangle = roundedPolygon(
    [
      [-0.26, 0.36],
      [0.36, 0],
      [-0.26, -0.36],
    ],
    0.1,
  );
  return group(
    at(box([2.1, 1.3, 0.22], 0.12, board()), [0, -0.4, 0]),
    at(stick(), [-1.05, 0.42, 0]),
    at(stick(), [-1.05, 0.78, 0], [0, 0, 0.3]),
    at(ball(0.09, clay("#ff4d79")), [-0.98, 0.58, 0.14]),
    at(extruded(triangle, 0.16, 0.05, clay("#ff4d79")), [0, -0.42, 0.14]),
  );
};
