// `npm run cms`: the development server, for local access only, with the editor at /admin/, which edits this working tree.
process.env["CMS_LOCAL"] = "on";
process.env["HOST"] = "127.0.0.1";

await import("./develop.mjs");
