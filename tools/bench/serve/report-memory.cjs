// Loaded before the server (node --expose-gc --require): says, when asked, what it holds after a collection.
process.on("message", () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
// Being asked is no reason to go on living.
process.channel?.unref();
