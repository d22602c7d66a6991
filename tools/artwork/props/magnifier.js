import { at, group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { hoop, rod } from "../modelling/solids.js";
import { lens } from "../stage/glass/lens.js";
/** @import { Paint } from "../modelling/materials.js" */

/**
 * A magnifying glass that really magnifies what is behind it.
 *
 * @param {{ color?: Paint, handle?: Paint, zoom?: number }} [options]
 */
export const magnifier = ({ color = ["#9a8fff", "#4a3aff"], handle = "#ffb020", zoom = 1.45 } = {}) =>
  group(
    hoop(1, 0.15, clay(color)),
    at(hoop(0.875, 0.035, clay("#ffffff")), [0, 0, 0.1]),
    lens(0.9, zoom),
    rod([0.88, -0.88, 0], [1.06, -1.06, 0], 0.12, clay("#ffffff")),
    rod([1.2, -1.2, 0], [1.95, -1.95, 0], 0.21, clay(handle)),
  );
