/** Texts of maximum length (headlines 90 characters, names 60), of a fictional company. */
export const paragraph =
  "A kite begins with the place where it will fly. We ask how the wind comes over the roofs, who will hold the line and how far it has to be seen. Then we draw three, cut one, and change it until it stays up.";
export const longTitle = "Handmade kites for schools, festivals and everyone who has a roof and a free afternoon";
export const longName = "Handmade kites for schools, for festivals, and for any roofs";
export const longWord = "Windgeschwindigkeitsmessgerätehersteller";
