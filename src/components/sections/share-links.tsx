import { graphql } from "gatsby";
import { shareLinks, sharePlatforms } from "../../domain/share-links";
import { pillStyles } from "../primitives/pill-styles";
import { SmartLink } from "../primitives/smart-link";
import { CopyLink } from "./copy-link";
import { linksStyles, sectionStyles } from "./share-styles";
import { SystemShare } from "./system-share";

export const fragment = graphql`
  fragment ShareLinks on BlogPage {
    share {
      heading
      whatsapp
      linkedin
      x
      facebook
      email
      system
      copy
      copied
      notCopied
    }
  }
`;

interface ShareLinksProps {
  /** The absolute address of the article. */
  url: string;
  title: string;
  words: Queries.ShareLinksFragment["share"];
}

/** Ways to pass an article on: plain links, and what a browser with scripts can do besides. */
export const ShareLinks = ({ url, title, words }: ShareLinksProps) => {
  const links = shareLinks({ url, title });
  return (
    <section css={sectionStyles} aria-labelledby="share" data-pagefind-ignore="">
      <h2 id="share">{words.heading}</h2>
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- https://webkit.org/b/170179 */}
      <ul css={linksStyles} role="list">
        {sharePlatforms.map((platform) => (
          <li key={platform}>
            <SmartLink css={pillStyles} to={links[platform]}>
              {words[platform]}
            </SmartLink>
          </li>
        ))}
      </ul>
      <SystemShare url={url} title={title} label={words.system} />
      <CopyLink url={url} words={words} />
    </section>
  );
};
