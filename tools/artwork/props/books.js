import { at, group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { box } from "../modelling/solids.js";

/** @type {[top: string, bottom: string][]} */
const covers = [
  ["#9a8fff", "#4a3aff"],
  ["#ff9ab0", "#ff3d6e"],
  ["#6ff0cc", "#0fa98a"],
];
const offsets = [0.06, -0.08, 0.04];
const turns = [0.12, -0.22, 0.2];

/** A stack of three books. */
export const books = () =>
  group(
    ...covers.map((cover, index) => {
      const volume = group(
        at(box([1.9, 0.12, 1.36], 0.05, clay(cover[1])), [0, 0.21, 0]),
        at(box([1.9, 0.12, 1.36], 0.05, clay(cover[1])), [0, -0.21, 0]),
        at(box([0.16, 0.5, 1.36], 0.07, clay(cover)), [-0.88, 0, 0]),
        at(box([1.72, 0.36, 1.22], 0.04, clay("#fffaf0")), [0.02, 0, 0]),
      );
      return at(volume, [offsets[index] ?? 0, -0.62 + index * 0.56, 0], [0, turns[index] ?? 0, 0]);
    }),
  );
