import type { IncomingMessage } from "node:http";

/** Netlify's functions get the whole address as `rawUrl`, and as `url` only its path. */
type AddressedRequest = Pick<IncomingMessage, "url"> & { rawUrl?: string };

/** The query of a request. No address is asked of `URL` here: it throws at some that a server lets through. */
export const queryOf = ({ url, rawUrl = url }: AddressedRequest): URLSearchParams =>
  new URLSearchParams(rawUrl?.split("?", 2)[1]);
