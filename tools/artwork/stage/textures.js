import * as THREE from "three";

/** @param {string} address */
const load = async (address) => {
  const texture = await new THREE.TextureLoader().loadAsync(address);
  texture.colorSpace = THREE.SRGBColorSpace;
  return texture;
};

/**
 * A photographed mock-up, sharp when seen at a slant.
 *
 * @param {string} address
 */
export const loadPrint = async (address) => {
  const texture = await load(address);
  texture.anisotropy = 4;
  texture.generateMipmaps = true;
  texture.minFilter = THREE.LinearMipmapLinearFilter;
  return texture;
};

/**
 * A background, which fills the picture.
 *
 * @param {string} address
 */
export const loadBackdrop = async (address) => {
  const texture = await load(address);
  texture.generateMipmaps = false;
  texture.minFilter = THREE.LinearFilter;
  return texture;
};
