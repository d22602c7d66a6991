// Writes `.env.example` from the settings.
import { writeFileSync } from "node:fs";
import { envExample } from "../src/server/settings";

writeFileSync(".env.example", envExample());
