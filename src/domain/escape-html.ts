/** Text as it may stand in HTML, inside an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON as it may stand in a script, which `</script>` in a text would end. */
export const jsonInScript = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");
