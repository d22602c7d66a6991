import { greaterThan, lessThan } from "./angle-brackets.js";
import { appTile } from "./app-tile.js";
import { awning } from "./awning.js";
import { bag } from "./bag.js";
import { bars } from "./bars.js";
import { blocks } from "./blocks.js";
import { book } from "./book.js";
import { books } from "./books.js";
import { bottle } from "./bottle.js";
import { brandMark } from "./brand-mark.js";
import { bubble } from "./bubble.js";
import { building } from "./building.js";
import { bulb } from "./bulb.js";
import { burger } from "./burger.js";
import { capsule } from "./capsule.js";
import { cardTerminal } from "./card-terminal.js";
import { city } from "./city/city.js";
import { clapperboard } from "./clapperboard.js";
import { cloud } from "./cloud.js";
import { coin } from "./coin.js";
import { cube } from "./cube.js";
import { cursor } from "./cursor.js";
import { donut } from "./donut.js";
import { dotIn } from "./dot-in.js";
import { dumbbell } from "./dumbbell.js";
import { envelope } from "./envelope.js";
import { gear } from "./gear.js";
import { gift } from "./gift.js";
import { globe } from "./globe.js";
import { graduationCap } from "./graduation-cap.js";
import { heart } from "./heart.js";
import { icon3d } from "./icon.js";
import { knot } from "./knot.js";
import { lamp } from "./lamp.js";
import { magnifier } from "./magnifier.js";
import { megaphone } from "./megaphone.js";
import { microphone } from "./microphone.js";
import { mug } from "./mug.js";
import { paperPlane } from "./paper-plane.js";
import { pencil } from "./pencil.js";
import { pill } from "./pill.js";
import { pin } from "./pin.js";
import { pizza } from "./pizza.js";
import { playButton } from "./play-button.js";
import { plus } from "./plus.js";
import { podium } from "./podium.js";
import { popcorn } from "./popcorn.js";
import { ribbon } from "./ribbon.js";
import { ring } from "./ring.js";
import { rocket } from "./rocket.js";
import { ruler } from "./ruler.js";
import { server } from "./server.js";
import { slash } from "./slash.js";
import { smiley } from "./smiley.js";
import { sparkle } from "./sparkle.js";
import { sphere } from "./sphere.js";
import { storefront } from "./storefront.js";
import { suitcase } from "./suitcase.js";
import { swatchFan } from "./swatch-fan.js";
import { target } from "./target.js";
import { ticket } from "./ticket.js";
import { trace } from "./trace.js";
import { upArrow } from "./up-arrow.js";
import { vase } from "./vase.js";

/**
 * Every prop by the name that rows use. A prop is about two units tall, centred on the origin, and looks at the viewer.
 * What a prop can be given is written at its function.
 *
 * @type {Record<string, (options: any) => import("three").Group | Promise<import("three").Group>>}
 */
export const props = {
  "app-tile": appTile,
  awning,
  bag,
  bars,
  blocks,
  book,
  books,
  bottle,
  "brand-mark": brandMark,
  bubble,
  building,
  bulb,
  burger,
  capsule,
  "card-terminal": cardTerminal,
  city,
  clapperboard,
  cloud,
  coin,
  cube,
  cursor,
  donut,
  "dot-in": dotIn,
  dumbbell,
  envelope,
  gear,
  gift,
  globe,
  "graduation-cap": graduationCap,
  "greater-than": greaterThan,
  heart,
  icon: icon3d,
  knot,
  lamp,
  "less-than": lessThan,
  magnifier,
  megaphone,
  microphone,
  mug,
  "paper-plane": paperPlane,
  pencil,
  pill,
  pin,
  pizza,
  "play-button": playButton,
  plus,
  podium,
  popcorn,
  ribbon,
  ring,
  rocket,
  ruler,
  server,
  slash,
  smiley,
  sparkle,
  sphere,
  storefront,
  suitcase,
  "swatch-fan": swatchFan,
  target,
  ticket,
  trace,
  "up-arrow": upArrow,
  vase,
};
