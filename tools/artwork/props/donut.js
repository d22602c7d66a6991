import { at, group, times } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { hoop, rod } from "../modelling/solids.js";

const radius = 0.64;
const icingThickness = 0.33;
const icingDepth = 0.82;
const sprinkleColors = ["#ffffff", "#ffd34d", "#5b4dff", "#37e0b0"];

/** @param {number} index */
const sprinkle = (index) => {
  const angle = index * 2.399;
  const distance = radius + 0.2 * Math.sin(index * 5.1);
  const height = Math.sqrt(Math.max(0.01, icingThickness ** 2 - (distance - radius) ** 2)) * icingDepth + 0.11;
  const x = Math.cos(angle) * distance;
  const y = Math.sin(angle) * distance;
  const along = { x: Math.cos(index * 1.7) * 0.07, y: Math.sin(index * 1.7) * 0.07 };
  return rod(
    [x - along.x, y - along.y, height],
    [x + along.x, y + along.y, height],
    0.033,
    clay(sprinkleColors[index % sprinkleColors.length] ?? "#ffffff"),
  );
};

/** A doughnut with pink icing and sprinkles. */
export const donut = () => {
  const icing = at(hoop(radius, icingThickness, clay(["#ff9ac1", "#ff4d8d"], { roughness: 0.22 })), [0, 0, 0.09]);
  icing.scale.z = icingDepth;
  return group(hoop(radius, 0.34, clay("#e9a860")), icing, ...times(16, sprinkle));
};
