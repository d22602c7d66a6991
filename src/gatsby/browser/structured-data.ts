/**
 * Takes a page's structured data away when another page is shown in its place:
 * it would describe the wrong one. Who wants the new page's loads that page.
 */
export const forgetStructuredData = (): void => {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
};
