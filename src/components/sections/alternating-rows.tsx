import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, space, typeSize } from "../../theme/tokens";
import { Split } from "../primitives/grid";
import { List } from "../primitives/list";
import { FramedPicture } from "../primitives/picture";
import { entranceStyles } from "../primitives/styles";
import { EntryLink } from "./card";
import { imageSizes } from "./images";

const listStyles = css({ display: "grid", gap: "clamp(3.5rem, 7vw, 6rem)" });
const textStyles = css({
  display: "grid",
  justifyItems: "start",
  gap: space[4],
  "& p": { color: color.muted },
  "& h3": { fontSize: typeSize.h2, letterSpacing: "-0.03em" },
});

export const fragment = graphql`
  fragment Row on RowEntry {
    title
    description
    path
    accent
    image {
      ...WideImage
    }
  }
`;

interface AlternatingRowsProps {
  rows: readonly Queries.RowFragment[];
  buttonLabel: string;
  /** Whether a heading and another picture precede the list. */
  below?: boolean;
}

/** A list of large cards with pictures alternating between left and right. */
export const AlternatingRows = ({ rows, buttonLabel, below = false }: AlternatingRowsProps) => {
  const Heading = below ? "h3" : "h2";
  return (
    <List css={listStyles}>
      {rows.map(({ title, description, path, accent, image }, index) => (
        <li key={title} css={entranceStyles} data-accent={accent} data-pagefind-ignore="">
          <Split from="tablet" mirror={index % 2 === 1}>
            <FramedPicture image={image} sizes={imageSizes.row} eager={index === 0 && !below} />
            <div css={textStyles}>
              <Heading>{title}</Heading>
              <p>{description}</p>
              <EntryLink entry={{ title, path }} variant="outlined" label={buttonLabel} />
            </div>
          </Split>
        </li>
      ))}
    </List>
  );
};
