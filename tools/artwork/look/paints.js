/** Gradients for props and avatars, from the light end to the deep one. */
export const paints = /** @satisfies {Record<string, [string, string]>} */ ({
  gold: ["#FFD27A", "#FF9A1F"],
  amber: ["#FFC66B", "#FF8A1F"],
  rose: ["#FF9AB0", "#FF3D6E"],
  crimson: ["#FF8FA8", "#FF2457"],
  violet: ["#9A8FFF", "#4A3AFF"],
  lilac: ["#A99FFF", "#5B4DFF"],
  plum: ["#C58BFF", "#6A1FD6"],
  aqua: ["#8FE6FF", "#2B7BFF"],
  azure: ["#7EC8FF", "#2B6BFF"],
  mint: ["#7DF5D3", "#0FA98A"],
  leaf: ["#63EDAE", "#0FA96F"],
  white: ["#FFFFFF", "#DFE4FF"],
});
