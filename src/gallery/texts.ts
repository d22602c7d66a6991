/** Texts as long as content may make them (headlines 90 letters, names 60), of a company that does not exist. */
export const paragraph =
  "A kite begins with the place where it will fly. We ask how the wind comes over the roofs, who will hold the line and how far it has to be seen. Then we draw three, cut one, and change it until it stays up.";
export const longTitle = "Handmade kites for schools, festivals and everyone who has a roof and a free afternoon";
export const longName = "Handmade kites for schools, for festivals, and for any roofs";
export const longWord = "Windgeschwindigkeitsmessgerätehersteller";
