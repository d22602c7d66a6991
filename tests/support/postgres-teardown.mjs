export { stop as default } from "./postgres-setup.mjs";
