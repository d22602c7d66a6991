import { useEffect, useState } from "react";
import type { Base, EditedEntry } from "./base";
import type { MessageName } from "./message";
import type { PageKind } from "./page-kinds";
import type { AssetUrl } from "./pictures";
import { type ShownPage, shownPage } from "./shown-page";

/** A page, or the message in its place. */
type Outcome = { page: ShownPage } | { message: MessageName };

export interface PreviewedEntry {
  kind: PageKind;
  entry: EditedEntry;
  /** The preview's base data, read once. */
  base: Promise<Base | undefined>;
  url: AssetUrl;
}

const outcomeOf = async ({ kind, entry, base, url }: PreviewedEntry): Promise<Outcome> => {
  const found = await base.catch(() => "unreachable" as const);
  if (found === "unreachable") return { message: found };
  if (found === undefined) return { message: "unbuilt" };
  return shownPage(kind, entry.data, found, url).then(
    (page) => ({ page }),
    () => ({ message: "broken" }),
  );
};

/** Returns the page of an entry; keeps the previous one until the next is ready. */
export const useShownPage = (previewed: PreviewedEntry): Outcome => {
  const [outcome, setOutcome] = useState<Outcome>({ message: "loading" });
  useEffect(() => {
    let current = true;
    void outcomeOf(previewed).then((next) => {
      if (current) setOutcome(next);
    });
    return () => {
      current = false;
    };
  }, [previewed]);
  return outcome;
};
