import * as z from "zod";

/** The environment of a process or of a build. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Whether a variable is set. Empty counts as absent: hosts and shells often cannot unset one. */
export const isSet = (env: Variables, name: string): boolean => Boolean(env[name]?.trim());

/**
 * Reads a group of settings, each with a description; a prefault is its default as written in `.env`.
 *
 * @returns the values, or none if there is a problem, and all problems, which name the variable and never its value
 */
export const readSettings = <Group extends z.ZodRawShape>(group: Group, env: Variables) => {
  const given = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]));
  const { data, error } = z.object(group).safeParse(given);
  return {
    settings: { ...data } as z.output<z.ZodObject<Group>>,
    problems: error?.issues.map(({ path: [name], message }) => `${String(name)} ${message}`) ?? [],
  };
};
