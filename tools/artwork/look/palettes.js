/**
 * @typedef {object} Palette the ground of an image, named as the accents in the site's theme
 * @property {string} accent also tints shadows and reflections
 * @property {[string, string, string]} ground from the top left to the bottom right
 * @property {string} glow a soft light at the bottom left
 * @property {string} light a soft light at the top right
 * @property {boolean} isDark
 */

/** @type {Record<string, Palette>} */
export const palettes = {
  iris: { accent: "#5B4DFF", ground: ["#E6E2FF", "#B4A9FF", "#7465FF"], glow: "#FFB3D4", light: "#fff", isDark: false },
  coral: {
    accent: "#FF4D79",
    ground: ["#FFEDEA", "#FFC4C4", "#FF8FA6"],
    glow: "#FFD9A0",
    light: "#fff",
    isDark: false,
  },
  mint: { accent: "#0FB58F", ground: ["#E6FBF3", "#AEEBD8", "#5FCFB8"], glow: "#CFE0FF", light: "#fff", isDark: false },
  sky: { accent: "#2B7BFF", ground: ["#E8F3FF", "#B5D6FF", "#6FA8FF"], glow: "#D9C8FF", light: "#fff", isDark: false },
  saffron: {
    accent: "#FF8A1F",
    ground: ["#FFF4E0", "#FFDCA8", "#FFB765"],
    glow: "#FFC4CF",
    light: "#fff",
    isDark: false,
  },
  ink: {
    accent: "#6C5CFF",
    ground: ["#3A2FA8", "#1C1760", "#0C0A2E"],
    glow: "#7A3CFF",
    light: "#2B7BFF",
    isDark: true,
  },
};
