// Writes the tables of fields in docs/content-reference.md from the content schemas.
import { readFileSync, writeFileSync } from "node:fs";
import { withFieldTables } from "./content/field-tables";

const file = "docs/content-reference.md";
writeFileSync(file, withFieldTables(readFileSync(file, "utf8")));
