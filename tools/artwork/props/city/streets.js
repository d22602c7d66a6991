import { at, group, times } from "../../modelling/assemble.js";
import { clay } from "../../modelling/materials.js";
import { box, plainBox } from "../../modelling/solids.js";

/** From the middle of one plot to the middle of the next. */
export const plotSize = 1.12;

const asphalt = () => clay("#0d1240");
const paint = () => clay("#8fa2ff");

/** @param {number} offset from the city's middle */
const crossing = (offset) => [
  at(plainBox([4.9, 0.02, 0.2], asphalt()), [0, 0.012, offset]),
  at(plainBox([0.2, 0.02, 4.9], asphalt()), [offset, 0.014, 0]),
  ...times(23, (index) => (index - 11) * 0.21).flatMap((along) => [
    at(plainBox([0.11, 0.01, 0.022], paint()), [along, 0.028, offset]),
    at(plainBox([0.022, 0.01, 0.11], paint()), [offset, 0.03, along]),
  ]),
];

/** Three roads each way, with dashed lines. */
export const roads = () => [-plotSize, 0, plotSize].flatMap(crossing);

/** @param {string} color */
export const car = (color) =>
  group(
    at(box([0.3, 0.11, 0.16], 0.05, clay(color)), [0, 0.1, 0]),
    at(box([0.17, 0.1, 0.14], 0.04, clay("#1b1836")), [-0.01, 0.18, 0]),
  );
