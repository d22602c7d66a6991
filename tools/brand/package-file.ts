import { fileURLToPath } from "node:url";

const packages = new URL("./node_modules/", import.meta.url);

/** Where a file of a package of this tool is. */
export const packageFile = (name: string, file: string): string => fileURLToPath(new URL(`${name}/${file}`, packages));
