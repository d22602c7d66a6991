/** Translates what an element says as browsers do: the texts give way to elements that hold other texts. */
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
