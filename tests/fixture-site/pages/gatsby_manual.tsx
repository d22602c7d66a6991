import { Script } from "gatsby";

/** A page as Gatsby's manual writes it, with its Head API and its Script component, neither of which the site uses. */
const GatsbyManual = () => (
  <>
    <h1>A page by the manual</h1>
    <Script src="/manual-script.js" />
  </>
);

export default GatsbyManual;

export const Head = () => (
  <>
    <title>A title by the manual</title>
    <meta name="manual" content="by the Head API" />
  </>
);
