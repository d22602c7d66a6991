import { Pagination } from "../../components/sections/pagination";
import { PostList } from "../../components/sections/post-list";
import { RelatedPosts } from "../../components/sections/related-posts";
import type { SpecimensProps } from "../pictures";
import { listWords, post, site } from "../samples/blog";
import { many } from "../samples/texts";
import { Specimen } from "../specimen";

const list = "#list";
const alone = { list, page: 1, pageCount: 1 };
const words = listWords.furtherPages;

export const Lists = ({ pictures }: SpecimensProps) => (
  <>
    <Specimen title="Articles" note="the second is long" wide>
      <PostList page={{ ...alone, pageCount: 2 }} posts={many(3, post(pictures))} words={listWords} site={site} />
    </Specimen>
    <Specimen title="Articles, one" wide>
      <PostList page={alone} posts={many(1, post(pictures))} words={listWords} site={site} />
    </Specimen>
    <Specimen title="Articles, none" wide>
      <PostList page={alone} posts={[]} words={listWords} site={site} />
    </Specimen>
    <Specimen title="Related articles" wide>
      <RelatedPosts heading="Read next" posts={many(2, post(pictures))} words={listWords} site={site} />
    </Specimen>
    {[1, 500, 1000].map((page) => (
      <Specimen key={page} title={`Pagination, page ${page} of 1000`} wide airy>
        <Pagination list={list} page={page} pageCount={1000} words={words} />
      </Specimen>
    ))}
  </>
);
