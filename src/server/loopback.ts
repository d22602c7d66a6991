import { isIPv4 } from "node:net";

/** Whether a URL's host is this machine: localhost, 127.0.0.0/8 or ::1. */
export const isLoopback = ({ hostname }: URL): boolean =>
  ["localhost", "[::1]"].includes(hostname.toLowerCase()) || (isIPv4(hostname) && hostname.startsWith("127."));
