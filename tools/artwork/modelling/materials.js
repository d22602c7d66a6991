import * as THREE from "three";

/** @typedef {string | [top: string, bottom: string]} Paint one colour, or two for a gradient */
/** @typedef {"x" | "y" | "z"} Axis */

/** @type {(paint: Paint) => paint is [string, string]} */
const isGradient = (paint) => Array.isArray(paint);

/**
 * Satin clay under a clear coat, which most props are made of.
 *
 * @param {Paint} paint
 * @param {THREE.MeshPhysicalMaterialParameters} [changes] what differs from the usual clay
 * @returns {THREE.MeshPhysicalMaterial} a gradient waits in `userData.gradient` until a mesh is made
 */
export const clay = (paint, changes = {}) => {
  const material = new THREE.MeshPhysicalMaterial({
    color: isGradient(paint) ? 0xffffff : paint,
    vertexColors: isGradient(paint),
    roughness: 0.36,
    clearcoat: 0.55,
    clearcoatRoughness: 0.16,
    ...changes,
  });
  material.userData["gradient"] = isGradient(paint) ? paint : null;
  return material;
};

/**
 * Polished metal with a shimmer.
 *
 * @param {Paint} paint
 */
export const chrome = (paint) =>
  clay(paint, {
    metalness: 0.3,
    roughness: 0.16,
    clearcoat: 1,
    clearcoatRoughness: 0.05,
    iridescence: 0.6,
    iridescenceIOR: 1.5,
  });

/**
 * Clay that shines by itself.
 *
 * @param {string} color
 * @param {number} intensity
 * @param {THREE.MeshPhysicalMaterialParameters} [changes]
 */
export const glowing = (color, intensity, changes = {}) =>
  clay(color, { emissive: color, emissiveIntensity: intensity, ...changes });

/**
 * The second colour of a paint, or its only one.
 *
 * @param {Paint} paint
 */
export const lowerColor = (paint) => (isGradient(paint) ? paint[1] : paint);
