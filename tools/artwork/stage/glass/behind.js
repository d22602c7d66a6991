import * as THREE from "three";

/** Objects of this layer are drawn last and see what is behind them. */
export const glassLayer = 1;

/** Shared by all glass: a copy of what is behind it, and a number that changes with every frame. */
export const behind = {
  /** @type {{ value: THREE.Texture | null }} */
  image: { value: null },
  seed: { value: 0 },
  resolution: { value: new THREE.Vector2(1, 1) },
};
