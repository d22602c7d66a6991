export interface TextPart {
  text: string;
  bold: boolean;
}

/**
 * A message in parts that are bold or not.
 *
 * @param message text with double asterisks around what is bold; an asterisk that has no partner stays as it is
 */
export const boldParts = (message: string): TextPart[] =>
  message
    .split(/(\*\*[^*]+(?:\*[^*]+)*\*\*)/)
    .filter((part) => part !== "")
    .map((part) => {
      const bold = part.length > 4 && part.startsWith("**") && part.endsWith("**");
      return { text: bold ? part.slice(2, -2) : part, bold };
    });
