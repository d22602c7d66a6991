/**
 * The source of functions that note, in the file that `NOTES` names, what they
 * do and what they are told by their host.
 */
export const notingFunctions = {
  /** Answers after `ms` milliseconds. Its lifecycle does what `STOP` says when it is to stop. */
  "/api/slow": `
    const { appendFileSync } = require("node:fs");
    const note = (line) => appendFileSync(process.env.NOTES, line + "\\n");
    globalThis[Symbol.for("agency-site.functions-lifecycle")] = {
      start: async () => (note("start"), []),
      isReady: async () => true,
      stop: async () => {
        note("stop");
        if (process.env.STOP === "throws") throw new Error("quoted from a visitor");
      },
    };
    module.exports = (request, response) => {
      note("asked");
      const { searchParams } = new URL(request.url, "http://site.example");
      response.on("finish", () => note("answered"));
      setTimeout(() => response.end("slow"), Number(searchParams.get("ms")));
    };`,
  /** Answers in many pieces, which take a second and a half. */
  "/api/pieces": `
    module.exports = (request, response) => {
      response.writeHead(200, { "content-type": "text/plain" });
      let pieces = 0;
      const timer = setInterval(() => {
        response.write("piece.");
        pieces += 1;
        if (pieces < 15) return;
        clearInterval(timer);
        response.end();
      }, 100);
    };`,
};
