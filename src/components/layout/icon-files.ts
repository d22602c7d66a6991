/** An icon of the site in `static/`. */
interface IconFile {
  path: `/${string}`;
  type: string;
  /** The lengths of its sides in pixels; without any it fits every size. */
  sizes?: readonly number[];
}

/** The icons of tabs, bookmarks and home screens. `npm run brand` draws them. */
export const iconFiles = {
  /** For programs that request `/favicon.ico` without a link to it. */
  classic: { path: "/favicon.ico", type: "image/vnd.microsoft.icon", sizes: [16, 32, 48] },
  scalable: { path: "/favicon.svg", type: "image/svg+xml" },
  touch: { path: "/apple-touch-icon.png", type: "image/png", sizes: [180] },
  small: { path: "/icons/icon-192.png", type: "image/png", sizes: [192] },
  large: { path: "/icons/icon-512.png", type: "image/png", sizes: [512] },
  /** Opaque, with room at its edges for the shape that a system cuts out. */
  maskable: { path: "/icons/icon-maskable-512.png", type: "image/png", sizes: [512] },
  /** A shape that a system gives a colour of its own. */
  monochrome: { path: "/brand/logo-mono.svg", type: "image/svg+xml" },
} as const satisfies Record<string, IconFile>;

/** The value of a `sizes` attribute, such as `16x16 32x32`. */
export const iconSizes = ({ sizes }: IconFile): string =>
  sizes === undefined ? "any" : sizes.map((side) => `${side}x${side}`).join(" ");

/** Where the build writes the web app manifest (https://www.w3.org/TR/appmanifest/). */
export const webManifestPath = "/manifest.webmanifest";
