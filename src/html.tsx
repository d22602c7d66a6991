import type { ReactNode } from "react";

interface DocumentProps {
  htmlAttributes: object;
  bodyAttributes: object;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  postBodyComponents: ReactNode;
  /** The page's markup. */
  body: string;
}

/**
 * The document around every page. Gatsby's own speaks to Internet Explorer as well
 * (https://www.gatsbyjs.com/docs/custom-html/).
 */
const Document = (props: DocumentProps) => (
  // eslint-disable-next-line jsx-a11y/html-has-lang -- the page's language is among its attributes
  <html {...props.htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {props.headComponents}
    </head>
    <body {...props.bodyAttributes}>
      {props.preBodyComponents}
      <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
      {props.postBodyComponents}
    </body>
  </html>
);

export default Document;
