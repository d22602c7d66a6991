import envelope from "@phosphor-icons/core/regular/envelope-simple.svg";
import facebook from "@phosphor-icons/core/regular/facebook-logo.svg";
import linkedin from "@phosphor-icons/core/regular/linkedin-logo.svg";
import whatsapp from "@phosphor-icons/core/regular/whatsapp-logo.svg";
import x from "@phosphor-icons/core/regular/x-logo.svg";
import { graphql } from "gatsby";
import { shareLinks, type SharePlatform, sharePlatforms } from "../../domain/share-links";
import { Icon } from "../primitives/icon";
import { SmartLink } from "../primitives/smart-link";
import { visuallyHidden } from "../primitives/visually-hidden";
import { CopyLink } from "./copy-link";
import { linkStyles, linksStyles, sectionStyles } from "./share-styles";
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

const icons: Record<SharePlatform, string> = { whatsapp, linkedin, x, facebook, email: envelope };

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
    <section css={sectionStyles} aria-labelledby="share" data-interface="">
      <h2 id="share">{words.heading}</h2>
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- https://webkit.org/b/170179 */}
      <ul css={linksStyles} role="list">
        {sharePlatforms.map((platform) => (
          <li key={platform}>
            <SmartLink css={linkStyles} to={links[platform]}>
              <Icon svg={icons[platform]} />
              <span css={visuallyHidden}>{words[platform]}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
      <SystemShare url={url} title={title} label={words.system} />
      <CopyLink url={url} words={words} />
    </section>
  );
};
