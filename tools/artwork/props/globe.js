import { at, group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { ball, hoop, lyingHoop } from "../modelling/solids.js";

/** A globe with meridians and parallels. */
export const globe = () => {
  const thickness = 0.035;
  const line = () => clay("#ffffff");
  return group(
    ball(0.92, clay(["#8fe6ff", "#2b7bff"])),
    ...[0, Math.PI / 3, -Math.PI / 3].map((turn) => at(hoop(0.93, thickness, line()), [0, 0, 0], [0, turn, 0])),
    ...[0.5, 0, -0.5].map((height) => lyingHoop(height === 0 ? 0.93 : 0.79, thickness, line(), height)),
  );
};
