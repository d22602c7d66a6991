import { Script } from "gatsby";

/** A page as in Gatsby's documentation, with the Head API and the Script component, which the site does not use. */
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
