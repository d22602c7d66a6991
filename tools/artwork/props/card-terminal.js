import { at, group, times } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { box, rod, rods } from "../modelling/solids.js";

/** @param {number} index from 0 (top left) to 8 (bottom right) */
const terminalKey = (index) => {
  const color = index === 8 ? "#12c99b" : index === 6 ? "#ff4d79" : "#f3f1ff";
  return at(box([0.24, 0.17, 0.12], 0.05, clay(color)), [
    -0.32 + (index % 3) * 0.32,
    -0.22 - Math.floor(index / 3) * 0.25,
    0.25,
  ]);
};

/** @type {(length: number, height: number) => import("three").Mesh} */
const receiptLine = (length, height) => {
  const y = 1.34 + height;
  const z = -height * 0.16;
  return rod([-length / 2, y, z], [length / 2, y, z], 0.03, clay("#b9b6dc"));
};

/** A card machine with its receipt. */
export const cardTerminal = () => {
  const tick = () => clay("#ffffff");
  return group(
    box([1.2, 2, 0.46], 0.2, clay(["#3d3878", "#1d1a48"])),
    at(box([0.94, 0.62, 0.1], 0.06, clay(["#8ff5d8", "#2fd0a6"])), [0, 0.5, 0.21]),
    ...rods(
      [
        [-0.2, 0.5, 0.29],
        [-0.06, 0.36, 0.29],
        [0.24, 0.66, 0.29],
      ],
      0.05,
      tick,
    ),
    ...times(9, terminalKey),
    at(box([0.84, 0.9, 0.05], 0.02, clay("#ffffff")), [0, 1.36, -0.04], [-0.16, 0, 0]),
    receiptLine(0.5, 0.3),
    receiptLine(0.34, 0.12),
    receiptLine(0.5, -0.06),
  );
};
