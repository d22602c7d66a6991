import * as THREE from "three";
import { frostedFront } from "./glass/frosted.js";
/** @import { PanelPlace } from "./scene.js" */

const bevel = 0.02;

/** @type {(width: number, height: number, radius: number) => THREE.Shape} */
const roundedRectangle = (width, height, radius) => {
  const shape = new THREE.Shape();
  const [left, bottom] = [-width / 2, -height / 2];
  shape.moveTo(left + radius, bottom);
  shape.lineTo(left + width - radius, bottom);
  shape.absarc(left + width - radius, bottom + radius, radius, -Math.PI / 2, 0);
  shape.lineTo(left + width, bottom + height - radius);
  shape.absarc(left + width - radius, bottom + height - radius, radius, 0, Math.PI / 2);
  shape.lineTo(left + radius, bottom + height);
  shape.absarc(left + radius, bottom + height - radius, radius, Math.PI / 2, Math.PI);
  shape.lineTo(left, bottom + radius);
  shape.absarc(left + radius, bottom + radius, radius, Math.PI, Math.PI * 1.5);
  return shape;
};

/** @type {(width: number, height: number, radius: number) => THREE.ShapeGeometry} */
const frontGeometry = (width, height, radius) => {
  const geometry = new THREE.ShapeGeometry(roundedRectangle(width, height, radius), 24);
  const positions = geometry.getAttribute("position");
  const places = geometry.getAttribute("uv");
  for (let index = 0; index < positions.count; index++) {
    places.setXY(index, positions.getX(index) / width + 0.5, positions.getY(index) / height + 0.5);
  }
  return geometry;
};

/** @type {(width: number, height: number, radius: number, depth: number) => THREE.ExtrudeGeometry} */
const bodyGeometry = (width, height, radius, depth) =>
  new THREE.ExtrudeGeometry(roundedRectangle(width - 2 * bevel, height - 2 * bevel, radius - bevel), {
    depth,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelSegments: 5,
    curveSegments: 20,
  });

/** @param {THREE.Texture} print */
const printedFront = (print) =>
  new THREE.MeshLambertMaterial({
    map: print,
    emissiveMap: print,
    color: 0xdedee6,
    emissive: 0xffffff,
    emissiveIntensity: 0.24,
  });

/**
 * A slab with a mock-up on its front. Its front is at z = 0.
 *
 * @param {THREE.Texture} print
 * @param {PanelPlace} panel
 */
export const slab = (print, { width, ratio, radius = 0.16, depth = 0.09, edge = "#ffffff", glass }) => {
  const height = width * ratio;
  const front = frontGeometry(width, height, radius);
  const body = new THREE.Mesh(bodyGeometry(width, height, radius, depth));
  body.position.z = -depth - bevel;
  body.castShadow = true;
  if (glass) {
    // The body of glass is not seen, but it throws the shadow.
    body.material = new THREE.MeshBasicMaterial({ colorWrite: false, depthWrite: false });
    return new THREE.Group().add(frostedFront(front, print, { width, height, radius, color: edge, ...glass }), body);
  }
  body.material = new THREE.MeshStandardMaterial({ color: edge, roughness: 0.45 });
  body.receiveShadow = true;
  body.renderOrder = 1;
  const face = new THREE.Mesh(front, printedFront(print));
  face.position.z = 0.002;
  face.receiveShadow = true;
  return new THREE.Group().add(body, face);
};
