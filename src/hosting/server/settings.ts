import { z } from "zod";

const schema = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "must be a number such as 9000")
    .default("9000")
    .transform(Number)
    .refine((port) => port <= 65_535, "must be at most 65535"),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "silent"], "must be info, warn, error or silent")
    .default("info"),
});

/** Where the server listens, and how much it logs. Variables that are empty count as not set. */
export const readServerSettings = (env: Readonly<Record<string, string | undefined>>) => {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(set);
  if (result.success) return { ok: true as const, settings: result.data };
  return {
    ok: false as const,
    problems: result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`),
  };
};
