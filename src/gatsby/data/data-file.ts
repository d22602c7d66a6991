import type { CreatePagesArgs } from "gatsby";

/** Asks the content, as pages do. */
export type Query = CreatePagesArgs["graphql"];

/** A file that browsers load when what is in it is wanted. */
export interface DataFile {
  /** Its address. */
  path: string;
  /** What is in it, to be written as JSON. */
  make: (query: Query) => Promise<unknown>;
}

/**
 * What a query found.
 *
 * @throws {Error} when it is not answered
 */
export const answerOf = async <Data>(query: Query, text: string): Promise<Data> => {
  const { data, errors } = await query<Data>(text);
  if (data === undefined || errors !== undefined) throw new Error("The content was not read.", { cause: errors });
  return data;
};
