import kite from "@phosphor-icons/core/regular/paper-plane-tilt.svg";
import wind from "@phosphor-icons/core/regular/wind.svg";
import { longLabel, longName, many, paragraph, sentence } from "./texts";

/** Tiles. Number two is long. */
export const tiles = (count: number): Queries.TileGridFragment[] =>
  many(count, (number) => ({
    title: number === 2 ? longName : `A thing ${number}`,
    description: number === 2 ? paragraph : sentence,
    iconSvg: number % 2 === 0 ? wind : kite,
  }));

const figure = (number: string, label: string): Queries.StatStripFragment => ({ number, label, iconSvg: wind });

export const figures: readonly Queries.StatStripFragment[] = [
  figure("850+", "kites flown"),
  figure("99.99%", "of days with wind"),
  figure("24/7", "somebody on the roof"),
  figure("5x", "as high as a house"),
];

export const longFigures: readonly Queries.StatStripFragment[] = [
  figure("1,000,000,000+", "metres of line, all of it wound by hand"),
  figure("Unlimited", longLabel),
];
