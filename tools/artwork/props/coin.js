import { at, group } from "../modelling/assemble.js";
import { clay } from "../modelling/materials.js";
import { turnedStraight } from "../modelling/turned.js";
import { icon3d } from "./icon.js";

/** A gold coin with the rupee sign. */
export const coin = async () => {
  const rim = turnedStraight(
    [
      [0, -0.1],
      [0.78, -0.1],
      [0.86, -0.14],
      [0.95, -0.12],
      [1, -0.05],
      [1, 0.05],
      [0.95, 0.12],
      [0.86, 0.14],
      [0.8, 0.1],
      [0.77, 0.06],
      [0, 0.06],
    ],
    clay("#ffb020"),
  );
  const sign = await icon3d({ icon: "currency-inr-bold", color: "#ff8f1f", depth: 0.16, bevel: 0.04 });
  sign.scale.setScalar(0.52);
  return group(at(rim, [0, 0, 0], [Math.PI / 2, 0, 0]), at(sign, [0, 0, 0.1]));
};
