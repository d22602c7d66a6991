import type { IncomingMessage } from "node:http";
import { apiRoutes } from "../../domain/paths";

/** The data of a pending sign-in, kept in a cookie. */
export interface Attempt {
  /** Returned by GitHub; proves that this browser began the sign-in. */
  state: string;
  /** The PKCE code verifier, for the token request (RFC 7636). */
  verifier: string;
}

/** How long a sign-in may take. */
const maxAgeSeconds = 600;

const isSecure = (origin: string): boolean => origin.startsWith("https:");

/** Browsers accept a cookie with this prefix only over HTTPS. */
const nameOf = (origin: string): string => (isSecure(origin) ? "__Secure-cms-sign-in" : "cms-sign-in");

/** GitHub redirects to the callback, and `SameSite=Strict` would withhold the cookie from it. */
const cookie = (origin: string, value: string, seconds: number): string =>
  [
    `${nameOf(origin)}=${value}`,
    `Path=${apiRoutes.cmsCallback}`,
    `Max-Age=${seconds}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure(origin) ? ["Secure"] : []),
  ].join("; ");

/** Returns the cookie that stores an attempt for the callback. */
export const attemptCookie = (origin: string, { state, verifier }: Attempt): string =>
  cookie(origin, `${state}.${verifier}`, maxAgeSeconds);

/** Deletes it, since an attempt is valid once. */
export const noAttemptCookie = (origin: string): string => cookie(origin, "", 0);

/** Reads the attempt from the cookie for an origin, if there is one. */
export const attemptOf = ({ headers }: IncomingMessage, origin: string): Attempt | undefined => {
  const start = `${nameOf(origin)}=`;
  const found = (headers.cookie ?? "").split(/; */).find((pair) => pair.startsWith(start));
  const [, state, verifier] = /^([\w-]{43})\.([\w-]{43})$/.exec(found?.slice(start.length) ?? "") ?? [];
  return state && verifier ? { state, verifier } : undefined;
};
