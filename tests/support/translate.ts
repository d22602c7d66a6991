/** Translates an element's text as browsers do: replaces text nodes with elements. */
export const translate = (root: Element): void => {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translation = document.createElement("font");
    translation.textContent = `translated ${text.data}`;
    text.replaceWith(translation);
  }
};
