/** Where a page's HTML names the styles of what follows; the build writes the name here. */
export const lateStylesMark = "<!--late-styles-->";

/**
 * Stands where a page's first screen ends, on every size of screen: styles that only what follows needs come in a file
 * of their own, while what stands before is drawn. It goes into the last block of that screen and not after it, where
 * it would come between two blocks that know each other as neighbours.
 */
export const FirstScreenEnd = () => <div dangerouslySetInnerHTML={{ __html: lateStylesMark }} />;
