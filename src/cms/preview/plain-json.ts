import { isObject } from "../../domain/is-object";

export type JsonObject = Record<string, unknown>;

/** The value at a key or index; undefined if there is none. */
export const at = (value: unknown, key: string | number): unknown =>
  typeof value === "object" && value !== null ? (value as JsonObject)[key] : undefined;

/** Every object in a tree of objects and lists. */
export const objectsIn = (value: unknown): JsonObject[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
};
