import { css } from "@emotion/react";
import type { PageProps } from "gatsby";
import type { PictureSource } from "../components/primitives/picture";
import { PageHead } from "../components/sections/page-head";
import { AnswerSeo } from "../components/seo/answer-seo";
import { Container } from "../components/primitives/container";
import { space } from "../theme/tokens/space";
import { Contents } from "./contents";
import { Group } from "./group";
import { groups } from "./groups";
import { picturesOf } from "./pictures";

const contentsStyles = css({ paddingBlockEnd: space[8] });

const head = {
  headline: "The gallery",
  subline:
    "Everything the site is made of, in every state and both themes. Hover, focus and pressed are not drawn: point at a thing, tab to it or press it, as the visual test does.",
};
const seo = { title: head.headline, description: head.subline };

/** What a maintainer opens before changing style. */
const GalleryPage = ({ pageContext }: PageProps<object, { files: PictureSource["file"][] }>) => {
  const pictures = picturesOf(pageContext.files);
  const entries = groups.map(({ title, Specimens }, index) => ({ id: `gallery-${index + 1}`, title, Specimens }));
  return (
    <>
      <AnswerSeo seo={seo} />
      <PageHead head={head} />
      <Container>
        <div css={contentsStyles}>
          <Contents entries={entries} />
        </div>
      </Container>
      {entries.map(({ id, title, Specimens }) => (
        <Group key={id} id={id} title={title}>
          <Specimens pictures={pictures} />
        </Group>
      ))}
    </>
  );
};

export default GalleryPage;
