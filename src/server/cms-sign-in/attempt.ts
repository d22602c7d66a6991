import type { IncomingMessage } from "node:http";
import { apiRoutes } from "../../domain/paths";

/** What a browser keeps of a sign-in that it has begun. */
export interface Attempt {
  /** What GitHub sends back, which proves that this browser began. */
  state: string;
  /** What proves to GitHub that who asks for the token has begun (RFC 7636). */
  verifier: string;
}

/** How long one may take to sign in. */
const maxAgeSeconds = 600;

const isSecure = (origin: string): boolean => origin.startsWith("https:");

/** Browsers take a cookie with this prefix by HTTPS only. */
const nameOf = (origin: string): string => (isSecure(origin) ? "__Secure-cms-sign-in" : "cms-sign-in");

/** A page of another site leads back to the callback, which `SameSite=Strict` would keep the cookie from. */
const cookie = (origin: string, value: string, seconds: number): string =>
  [
    `${nameOf(origin)}=${value}`,
    `Path=${apiRoutes.cmsCallback}`,
    `Max-Age=${seconds}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure(origin) ? ["Secure"] : []),
  ].join("; ");

/** Gives an attempt to the browser, for the callback alone. */
export const attemptCookie = (origin: string, { state, verifier }: Attempt): string =>
  cookie(origin, `${state}.${verifier}`, maxAgeSeconds);

/** Takes it away again: an attempt counts once. */
export const noAttemptCookie = (origin: string): string => cookie(origin, "", 0);

/** The attempt that a browser has begun at an origin, if it has. */
export const attemptOf = ({ headers }: IncomingMessage, origin: string): Attempt | undefined => {
  const start = `${nameOf(origin)}=`;
  const found = (headers.cookie ?? "").split(/; */).find((pair) => pair.startsWith(start));
  const [, state, verifier] = /^([\w-]{43})\.([\w-]{43})$/.exec(found?.slice(start.length) ?? "") ?? [];
  return state && verifier ? { state, verifier } : undefined;
};
