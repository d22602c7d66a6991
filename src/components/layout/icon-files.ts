/** An icon of the site in `static/`. */
interface IconFile {
  path: `/${string}`;
  type: string;
  /** The side lengths in pixels; omitted for a scalable icon. */
  sizes?: readonly number[];
}

/** The icons of tabs, bookmarks and home screens. `npm run brand` generates them. */
export const iconFiles = {
  /** For programs that request `/favicon.ico` without a link to it. */
  classic: { path: "/favicon.ico", type: "image/vnd.microsoft.icon", sizes: [16, 32, 48] },
  scalable: { path: "/favicon.svg", type: "image/svg+xml" },
  touch: { path: "/apple-touch-icon.png", type: "image/png", sizes: [180] },
  small: { path: "/icons/icon-192.png", type: "image/png", sizes: [192] },
  large: { path: "/icons/icon-512.png", type: "image/png", sizes: [512] },
  /** Opaque, with a safe zone for the mask that the platform applies. */
  maskable: { path: "/icons/icon-maskable-512.png", type: "image/png", sizes: [512] },
  /** A silhouette that the platform recolours. */
  monochrome: { path: "/brand/logo-mono.svg", type: "image/svg+xml" },
} as const satisfies Record<string, IconFile>;

/** The value of a `sizes` attribute, such as `16x16 32x32`. */
export const iconSizes = ({ sizes }: IconFile): string =>
  sizes === undefined ? "any" : sizes.map((side) => `${side}x${side}`).join(" ");

/** Where the build writes the web app manifest (https://www.w3.org/TR/appmanifest/). */
export const webManifestPath = "/manifest.webmanifest";
