// `npm run cms`: the development server with the editor at /admin/, which writes to this working tree. This machine alone reaches it.
process.env["CMS_LOCAL"] = "on";
process.env["HOST"] = "127.0.0.1";

await import("./develop.mjs");
