/** Where a page's HTML names the styles of what follows; the build writes the name here. */
export const lateStylesMark = "<!--late-styles-->";

/**
 * Stands where a page's first screen ends, on every size of screen: styles that only what follows needs come in a file
 * of their own, while what stands before is drawn.
 */
export const FirstScreenEnd = () => <div dangerouslySetInnerHTML={{ __html: lateStylesMark }} />;
