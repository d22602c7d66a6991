/** The parts of the policy that depend on code and content. */
export interface PagePolicy {
  /** The `sha256-…` of each inline script that may run. */
  scriptHashes: readonly string[];
  /** The origins in `connect-src` besides the site's own. */
  connect: readonly string[];
}

/** The Content-Security-Policy of every page (https://www.w3.org/TR/CSP3/). Inline styles differ by page. */
const contentSecurityPolicy = ({ scriptHashes, connect }: PagePolicy): string =>
  [
    // Firefox applies only this directive to prefetches.
    "default-src 'self'",
    // Pagefind's search is WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" "),
    ["connect-src 'self'", ...connect].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Denied even to injected scripts. */
const unusedFeatures = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/** Two years in seconds: https://hstspreload.org advises it. */
const strictTransport = "max-age=63072000";

/** The headers of every response (pages, files, functions), with lower-case names. */
export const securityHeaders = (policy: PagePolicy = { scriptHashes: [], connect: [] }): Record<string, string> => ({
  "content-security-policy": contentSecurityPolicy(policy),
  "permissions-policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": strictTransport,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
});

/** The origins besides the site's own that the editor fetches data and pictures from. */
interface EditorOrigins {
  connect: readonly string[];
  pictures: readonly string[];
}

/**
 * Decap CMS compiles the schemas of its configuration (`'unsafe-eval'`), keeps pictures that are not uploaded yet in
 * memory (`blob:`, `data:`), and shows previews in a frame that inherits this policy.
 */
const adminPolicy = ({ connect, pictures }: EditorOrigins): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(" "),
    "font-src 'self' data:",
    "media-src 'self' blob:",
    ["connect-src 'self' data: blob:", ...connect].join(" "),
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join("; ");

/** The headers of `/admin` and below. COOP separates the editor from other sites' windows, except its sign-in popup. */
export const adminSecurityHeaders = (origins: EditorOrigins): Record<string, string> => ({
  ...securityHeaders(),
  "content-security-policy": adminPolicy(origins),
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "x-frame-options": "SAMEORIGIN",
  "x-robots-tag": "noindex, nofollow",
  "cache-control": "no-cache",
});
