// `npm run cms`: starts the development server, for this machine only, with the editor at /admin/, which writes to this
// working tree.
process.env["CMS_LOCAL"] = "on";
process.env["HOST"] = "127.0.0.1";

await import("./develop.mjs");
