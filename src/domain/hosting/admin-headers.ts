import { securityHeaders } from "./security-headers";

/** The origins besides the site's own that an editor of content needs. */
export interface EditorOrigins {
  /** What it speaks with. */
  connect: readonly string[];
  /** Whose pictures it shows, such as those of marketers. */
  pictures: readonly string[];
}

const directive = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(" ");

/**
 * The Content-Security-Policy of the editor, Decap CMS. It compiles the schemas
 * of its configuration (`'unsafe-eval'`), keeps pictures that are not uploaded
 * yet in memory (`blob:`, `data:`), and shows previews in a frame that inherits
 * this policy. No script may stand in its page.
 */
const adminPolicy = ({ connect, pictures }: EditorOrigins): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    directive("img-src", "'self'", "data:", "blob:", ...pictures),
    "font-src 'self' data:",
    "media-src 'self' blob:",
    directive("connect-src", "'self'", "data:", "blob:", ...connect),
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join("; ");

/**
 * The headers of the editor at `/admin` and of all below. Names are in small
 * letters. The window of a sign-in has to know who opened it, which
 * `same-origin` would not let it; no search engine lists the editor, and each
 * visit asks whether it has changed.
 */
export const adminSecurityHeaders = (origins: EditorOrigins): Record<string, string> => ({
  ...securityHeaders(),
  "content-security-policy": adminPolicy(origins),
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "x-frame-options": "SAMEORIGIN",
  "x-robots-tag": "noindex, nofollow",
  "cache-control": "no-cache",
});
