import { ArticleBody } from "../../components/sections/article-body";
import { ArticleLayout } from "../../components/sections/article-layout";
import { Byline } from "../../components/sections/byline";
import { ReadingProgress } from "../../components/sections/reading-progress";
import { ShareLinks } from "../../components/sections/share-links";
import { TableOfContents } from "../../components/sections/table-of-contents";
import { TagLinks } from "../../components/sections/tag-links";
import { Opened } from "../opened";
import type { SpecimensProps } from "../pictures";
import { articleHtml, contents, listWords, post, shareWords, site, tags } from "../samples/blog";
import { longTitle } from "../samples/texts";
import { Specimen } from "../specimen";

const shared = { url: "https://kites.example.com/blog/wind", title: longTitle };
const tagWords = { label: "Topics", more: "More topics" };

export const Articles = ({ pictures }: SpecimensProps) => (
  <>
    <Specimen title="Article" note="all that Markdown can become; the contents stand beside it from 1024 px" wide airy>
      <ArticleLayout aside={<TableOfContents heading="In this article" entries={contents} />}>
        <ArticleBody html={articleHtml} />
      </ArticleLayout>
    </Specimen>
    <Specimen title="Byline" note="with an author; signed by the team">
      <Byline post={post(pictures)(1)} site={site} words={listWords} />
      <Byline post={post(pictures)(2)} site={site} words={listWords} />
    </Specimen>
    <Specimen title="Tags" note="three; a thousand, closed">
      <TagLinks {...tagWords} tags={tags(3)} />
      <hr />
      <TagLinks {...tagWords} tags={tags(1000)} />
    </Specimen>
    <Specimen title="Tags, open">
      <Opened>
        <TagLinks {...tagWords} tags={tags(18)} />
      </Opened>
    </Specimen>
    <Specimen
      title="Share"
      note="what the device itself offers is there where it has it; press Copy to see what it says"
    >
      <ShareLinks {...shared} words={shareWords} />
    </Specimen>
    <Specimen title="Reading progress" note="how far this page is scrolled" height="6rem" wide live>
      <ReadingProgress label="How much of the page has been read" />
    </Specimen>
  </>
);
