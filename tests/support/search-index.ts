import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";

/** A page in Pagefind's index. */
export interface SearchedPage {
  url: string;
  content: string;
  meta: { title: string; kind: string; tags: string };
  anchors: { id: string; text: string }[];
}

/** The prefix of each Pagefind file. */
const signature = "pagefind_dcd";

/** The pages in the search index of a built site. @param publicFolder the site's folder */
export const searchedPages = (publicFolder: string): SearchedPage[] => {
  const folder = path.join(publicFolder, "pagefind/fragment");
  return readdirSync(folder).map((file) => {
    const text = gunzipSync(readFileSync(path.join(folder, file))).toString();
    return JSON.parse(text.slice(signature.length)) as SearchedPage;
  });
};
