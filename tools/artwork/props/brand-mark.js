import * as THREE from "three";
import { group, times } from "../modelling/assemble.js";
import { disc, extruded } from "../modelling/extruded.js";
import { clay } from "../modelling/materials.js";

/**
 * The part of a circle below a wave.
 *
 * @param {number} height of the wave's middle
 * @param {number} phase
 * @param {number} radius of the circle
 */
const belowWave = (height, phase, radius) => {
  /** @param {number} x */
  const wave = (x) => height + 0.14 * Math.sin(x * 4.4 + phase);
  /** @param {1 | -1} side */
  const edge = (side) => {
    let x = side * radius;
    while (x * x + wave(x) ** 2 > radius * radius && x * side > 0) x -= side * 0.004;
    return x;
  };
  const [left, right] = [edge(-1), edge(1)];
  const from = Math.atan2(wave(right), right);
  const angle = Math.atan2(wave(left), left);
  const to = angle > 0 ? angle - 2 * Math.PI : angle;

  const crest = times(81, (index) => {
    const x = left + ((right - left) * index) / 80;
    return new THREE.Vector2(x, wave(x));
  });
  const arc = times(59, (index) => {
    const turn = from + ((to - from) * (index + 1)) / 60;
    return new THREE.Vector2(Math.cos(turn) * radius, Math.sin(turn) * radius);
  });
  return new THREE.Shape([...crest, ...arc]);
};

/** The brand's mark: a sun over two waves. */
export const brandMark = () =>
  group(
    disc(1, 0.46, 0.15, clay(["#ffd27a", "#ff9a1f"])),
    extruded(belowWave(0.06, 0.4, 0.985), 0.56, 0.09, clay(["#ff8aa6", "#ff3d6e"]), 10),
    extruded(belowWave(-0.34, -Math.PI / 2, 0.99), 0.68, 0.1, clay(["#7a6cff", "#3a2be0"]), 10),
  );
