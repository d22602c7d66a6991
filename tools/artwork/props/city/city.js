import { at, group } from "../../modelling/assemble.js";
import { clay } from "../../modelling/materials.js";
import { box } from "../../modelling/solids.js";
import { house } from "./house.js";
import { park } from "./park.js";
import { car, plotSize, roads } from "./streets.js";
/** @import { Point } from "../../modelling/assemble.js" */

/** Heights of the houses, the back row first; 0 is a park. */
const heights = [
  [2.5, 1.7, 3.2, 1.5],
  [1.25, 3.7, 1.9, 0],
  [1.8, 0, 1.35, 1],
  [0.75, 1.05, 0.6, 0.8],
];

const walls = /** @type {const} */ ([
  { paint: ["#7c8dff", "#3a48e8"], isPale: false },
  { paint: ["#ffffff", "#cfdcff"], isPale: true },
  { paint: ["#8ff0ff", "#1f9df0"], isPale: false },
  { paint: ["#ffb3c4", "#ff5c8a"], isPale: false },
]);

const cars = /** @type {const} */ ([
  { position: [-0.55, 0, plotSize + 0.04], turn: 0, color: "#ff5c7a" },
  { position: [1.5, 0, plotSize - 0.04], turn: 0, color: "#ffd34d" },
  { position: [plotSize, 0, 1.8], turn: Math.PI / 2, color: "#ffffff" },
  { position: [0, 0, -0.5], turn: Math.PI / 2, color: "#12e3a5" },
  { position: [-1.7, 0, 0], turn: 0, color: "#ffffff" },
]);

/** @type {(height: number, column: number, row: number) => import("three").Object3D} */
const plot = (height, column, row) => {
  const place = /** @type {Point} */ ([(column - 1.5) * plotSize, 0, (row - 1.5) * plotSize]);
  if (height === 0) return at(park(), place);
  const wall = walls[(column * 3 + row * 2) % walls.length] ?? walls[0];
  return at(house({ height, column, row, paint: [...wall.paint], isPale: wall.isPale }), place);
};

/** A small model city on a slab: sixteen plots, roads and cars. */
export const city = () =>
  group(
    at(
      group(
        at(box([5, 0.34, 5], 0.16, clay(["#2c3f9e", "#141d5c"])), [0, -0.17, 0]),
        ...roads(),
        ...heights.flatMap((line, row) => line.map((height, column) => plot(height, column, row))),
        ...cars.map(({ position, turn, color }) => at(car(color), position, [0, turn, 0])),
      ),
      [0, -0.9, 0],
    ),
  );
