/** Texts as short and as long as content may make them (headlines 90 letters, names 60, buttons 40), of a company that does not exist. */
export const short = "Kites";
export const sentence = "We draw, cut and fly kites for people who like wind.";
export const paragraph =
  "A kite begins with the place where it will fly. We ask how the wind comes over the roofs, who will hold the line and how far it has to be seen. Then we draw three, cut one, and change it until it stays up.";
export const longTitle = "Handmade kites for schools, festivals and everyone who has a roof and a free afternoon";
export const longName = "Handmade kites for schools, for festivals, and for any roofs";
export const longLabel = "Ask for a handmade kite with a long tail";
export const longWord = "Windgeschwindigkeitsmessgerätehersteller";
export const html = `<p>${paragraph}</p><p>The line is <a href="#line">waxed cotton</a>. ${sentence}</p>`;

/** A list of so many things, each with its number from 1. */
export const many = <Thing>(count: number, make: (number: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));
