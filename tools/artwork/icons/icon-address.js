const weights = ["thin", "light", "bold", "fill", "duotone"];

/**
 * Where a Phosphor icon lies on the generator's own server.
 *
 * @param {string} name such as "heart" or "heart-fill": the weight comes last, and without one it is the regular icon
 */
export const iconAddress = (name) => {
  const weight = weights.find((ending) => name.endsWith(`-${ending}`)) ?? "regular";
  return `/node_modules/@phosphor-icons/core/assets/${weight}/${name}.svg`;
};
