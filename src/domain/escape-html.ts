/** Escapes text for HTML, inside an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON for an inline script, which `</script>` in a string would end. */
export const jsonInScript = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");
