import { at, group, times } from "../../modelling/assemble.js";
import { clay, glowing } from "../../modelling/materials.js";
import { ball, box, plainBox, rod } from "../../modelling/solids.js";
/** @import { Paint } from "../../modelling/materials.js" */

const width = 0.8;

/** @type {(x: number, y: number, z: number, size: [number, number, number], isPale: boolean) => import("three").Mesh} */
const windowAt = (x, y, z, size, isPale) => {
  const pane = isPale ? clay("#6f7dff", { clearcoat: 0 }) : glowing("#ffd98a", 0.55, { clearcoat: 0 });
  return at(plainBox(size, pane), [x, y, z]);
};

/**
 * The windows of the two sides that the viewer sees; some are missing, as if the light were out.
 *
 * @param {{ height: number, column: number, row: number, isPale: boolean }} house
 */
const windows = ({ height, column, row, isPale }) => {
  const storeys = times(Math.max(0, Math.ceil((height - 0.46) / 0.3)), (index) => 0.26 + index * 0.3);
  return storeys.flatMap((y) =>
    [-1, 0, 1]
      .filter((side) => (column * 7 + row * 5 + Math.round(y * 10) + side * 3) % 5 !== 0)
      .flatMap((side) => [
        windowAt(side * 0.22, y, width / 2, [0.13, 0.16, 0.03], isPale),
        windowAt(width / 2, y, side * 0.22, [0.03, 0.16, 0.13], isPale),
      ]),
  );
};

/**
 * A house of the model city; a high one has a storey for machines, and the highest a mast with a lamp.
 *
 * @param {{ height: number, column: number, row: number, paint: Paint, isPale: boolean }} house
 */
export const house = ({ height, column, row, paint, isPale }) =>
  group(
    at(box([width, height, width], 0.08, clay(paint)), [0, height / 2, 0]),
    ...(height > 1.6 ? [at(box([width / 2, 0.22, width / 2], 0.05, clay(paint)), [0, height + 0.09, 0])] : []),
    ...(height > 3
      ? [
          rod([0, height + 0.2, 0], [0, height + 0.75, 0], 0.03, clay("#ffffff")),
          at(ball(0.075, clay("#ff5c7a", { emissive: "#ff2f55", emissiveIntensity: 0.8 })), [0, height + 0.8, 0]),
        ]
      : []),
    ...windows({ height, column, row, isPale }),
  );
