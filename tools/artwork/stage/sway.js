/** @import { Scene } from "./scene.js" */
/** @import { Stage } from "./stage.js" */

const goldenAngle = 2.39996;
const panelReach = 0.045;
const propReach = 0.1;

/**
 * Lets everything on the stage float. Every movement repeats after the same time, so that the film has no seam.
 *
 * @param {Stage} stage
 * @param {Scene} scene as it was built
 * @param {number} time from 0 to 1
 */
export const sway = (stage, { turn, panels, props: places }, time) => {
  const angle = 2 * Math.PI * time;
  stage.root.rotation.set(
    turn[0] + 0.025 * Math.cos(angle),
    turn[1] + 0.075 * Math.sin(angle),
    turn[2] + 0.008 * Math.sin(angle + 1),
  );
  [...panels, ...places].forEach((place, index) => {
    const body = stage.root.children[index];
    if (!body) return;
    const reach = index < panels.length ? panelReach : propReach;
    const phase = index * goldenAngle;
    const [x, y, z] = place.at;
    const [turnX, turnY, turnZ] = place.turn ?? [0, 0, 0];
    body.position.set(
      x + reach * 0.35 * Math.cos(angle + phase),
      y + reach * Math.sin(angle + phase),
      z + reach * 0.6 * Math.sin(angle + phase * 1.7),
    );
    body.rotation.set(
      turnX + 0.35 * reach * Math.sin(angle + phase * 0.7),
      turnY + 0.6 * reach * Math.cos(angle + phase),
      turnZ,
    );
    if (!("spin" in place) || !place.spin) return;
    const { axis, symmetry } = place.spin;
    const inner = body.children[0];
    if (inner) inner.rotation[axis] = angle / symmetry;
  });
};
