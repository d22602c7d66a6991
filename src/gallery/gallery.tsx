import { css } from "@emotion/react";
import { PageHeader } from "../components/sections/page-header";
import { NoIndexHead } from "../components/seo/no-index-head";
import { color, space } from "../theme/tokens";
import { Buttons } from "./buttons";
import { ChatStates } from "./chat-states";
import { EnquiryStates } from "./enquiry-states";
import { Fields } from "./fields";
import { ListStates } from "./list-states";
import { SearchStates } from "./search-states";
import { Tokens } from "./tokens";

const styles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.line}`,
  "& > h2": { paddingInline: space[6] },
});

const head = {
  headline: "The gallery",
  subline:
    "The primitives, and the states that no page shows, in both themes. Hover, focus and press to see those states.",
};

const groups = [
  { title: "Colours and type", Specimens: Tokens },
  { title: "Buttons", Specimens: Buttons },
  { title: "Fields", Specimens: Fields },
  { title: "Enquiry form", Specimens: EnquiryStates },
  { title: "Chat", Specimens: ChatStates },
  { title: "Search", Specimens: SearchStates },
  { title: "Lists of articles", Specimens: ListStates },
];

/** The page at `/_gallery`, to look at before changing styles. */
const GalleryPage = () => (
  <>
    <NoIndexHead seo={{ title: head.headline, description: head.subline }} />
    <PageHeader head={head} />
    {groups.map(({ title, Specimens }, index) => (
      <section key={title} css={styles} id={`gallery-${index + 1}`} aria-labelledby={`gallery-title-${index + 1}`}>
        <h2 id={`gallery-title-${index + 1}`}>{title}</h2>
        <Specimens />
      </section>
    ))}
  </>
);

export default GalleryPage;
