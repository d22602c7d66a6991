import { textPlaceholders } from "../brand-facts";
import { formerSlugsOf } from "../former-slugs";
import { canonicalPath, linkOnSite } from "../paths";
import { timeOf, timeProblem } from "../publication/link-time";
import { type Scheduled, scheduleOf, type SiteClock } from "../publication/schedule";
import { nameProblems, templateNames } from "../template-text";
import { anchorProblem, type Anchors, type HeadingIds } from "./anchor-check";
import { type ContentTypeName, contentType, schemaFor, typeNeededAt } from "./content-types";
import { type Entry, entryPath, isDraft, slugOf, type UncheckedEntry } from "./entry";
import { isServed } from "./reserved-paths";
import { type FieldValue, fieldValues, problemIn } from "./schema-walk";
import { fieldName, type Problem, type ValidationError } from "./validation-error";

/** Facts from outside the entries. */
export interface CheckContext {
  /** URLs of pictures, such as `/media/seo.jpg`. */
  media: ReadonlySet<string>;
  /** URLs of files in `static/`, such as `/video/hero-loop.mp4`. */
  staticFiles: ReadonlySet<string>;
  icons: ReadonlySet<string>;
  clock: SiteClock;
  headingIds: HeadingIds;
  /** Text placeholders that have no value in the settings. */
  missingFacts: readonly string[];
}

export interface ContentSite extends CheckContext {
  /** All entries, including invalid ones: references to those are not errors. */
  entries: readonly (Entry | UncheckedEntry)[];
  /** The service categories; undefined if the chat script, which defines them, has errors. */
  categories: readonly string[] | undefined;
  /** The names of the enquiry forms; undefined if their file has errors. */
  forms: readonly string[] | undefined;
  /** The URL of the site; undefined if the settings have errors. */
  siteUrl: string | undefined;
  /** Paths that resolve: published pages, redirects and static files. */
  published: ReadonlySet<string>;
  drafts: ReadonlySet<string>;
  anchors: Anchors;
  /** The schedules of pages that are not published for good (waiting, due to expire, or expired), by path. */
  scheduled: ReadonlyMap<string, Scheduled>;
}

const adviceFor = (wanted: string, values: Iterable<string>, otherwise: string): string => {
  const near = [...values].find((value) => value.toLowerCase() === wanted.toLowerCase());
  return near === undefined ? otherwise : `write ${near}`;
};

/** Types that omit links to a page, written as paths, until its `needs` type has an entry. */
const typesOmittingLinks: readonly ContentTypeName[] = ["Navigation", "ChatScript"];

const linkProblem = (site: ContentSite, entry: Entry, link: string, field: PropertyKey[]): Problem | undefined => {
  if (link.startsWith("#")) return anchorProblem(site.anchors, entryPath(entry), link);
  const target = linkOnSite(link, site.siteUrl);
  if (!target.startsWith("/")) return undefined;
  const path = canonicalPath(target);
  if (isServed(path)) return undefined;
  const scheduled = site.scheduled.get(path);
  if (site.published.has(path) || (isDraft(entry) && site.drafts.has(path)))
    return anchorProblem(site.anchors, path, link);
  if (scheduled !== undefined) {
    const found = timeProblem(timeOf(entry.data, field), scheduled, site.clock);
    return found === undefined
      ? anchorProblem(site.anchors, path, link)
      : { ...found, problem: `links to ${link}, which ${found.problem}` };
  }
  if (typesOmittingLinks.includes(entry.type) && typeNeededAt(canonicalPath(link)) !== undefined) return undefined;
  if (!site.drafts.has(path))
    return {
      problem: `links to ${link}, which does not exist`,
      advice: adviceFor(path, site.published, "write the path of an existing page"),
    };
  // A list of articles or case studies has no entry of its own.
  return site.entries.some((other) => entryPath(other) === path)
    ? { problem: `links to ${link}, which is a draft`, advice: "publish that page first, or link to another" }
    : {
        problem: `links to ${link}, where nothing is listed for good`,
        advice: "publish an entry for it without times, or link to another page",
      };
};

const absent = (name: string, advice: string): Problem => ({ problem: `names ${name}, which does not exist`, advice });

const imageProblem = ({ media }: ContentSite, src: string): Problem | undefined =>
  media.has(src)
    ? undefined
    : absent(src, adviceFor(src, media, "add the picture to content/media, or write the name of one that is there"));

const relationProblem = (
  site: ContentSite,
  entry: Entry,
  type: ContentTypeName,
  slug: string,
  field: PropertyKey[],
): Problem | undefined => {
  const targets = site.entries.filter(
    (other) => other.type === type && (contentType(type).page === undefined || entryPath(other) !== undefined),
  );
  const timeProblemOf = (other: Entry | UncheckedEntry) =>
    timeProblem(timeOf(entry.data, field), scheduleOf(other.data), site.clock);
  const target = targets.find((other) => slugOf(other) === slug);
  if (target !== undefined && isDraft(entry)) return undefined;
  if (target !== undefined && !isDraft(target)) {
    const found = timeProblemOf(target);
    return (
      found && {
        problem: `names ${slug}, which ${found.problem}`,
        advice: "choose another, or change the times of this one",
      }
    );
  }
  const renamed = targets.find((other) => formerSlugsOf(other.data).includes(slug));
  if (target === undefined && renamed !== undefined)
    return { problem: `names ${slug}, which has another slug now`, advice: `write ${slugOf(renamed)}` };
  const shown = targets.filter((other) => !isDraft(other) && timeProblemOf(other) === undefined);
  const slugs = shown.flatMap((other) => slugOf(other) ?? []);
  return {
    problem: `names ${slug}, which ${target === undefined ? "does not exist" : "is a draft"}`,
    advice: adviceFor(slug, slugs, slugs.length > 0 ? `write one of ${slugs.join(", ")}` : "publish one first"),
  };
};

const relationProblems = (site: ContentSite, entry: Entry, { path, value, meta }: FieldValue) => {
  const slugs: unknown[] = Array.isArray(value) ? value : [value];
  return slugs.map((slug, index) =>
    slugs.indexOf(slug) < index
      ? { problem: `names ${String(slug)} a second time`, advice: "remove it" }
      : relationProblem(site, entry, meta.relation as ContentTypeName, String(slug), path),
  );
};

const valueProblem = (site: ContentSite, entry: Entry, { path, value, meta }: FieldValue): Problem | undefined => {
  if (typeof value !== "string") return undefined;
  if (meta.widget === "link") return linkProblem(site, entry, value, path);
  if (meta.widget === "media") return imageProblem(site, value);
  if (meta.widget === "file" && !site.staticFiles.has(value))
    return absent(value, "add the file to static, or write the name of one that is there");
  if (meta.widget === "category" && site.categories?.includes(value) === false)
    return {
      problem: `names ${value}, which is no category of services`,
      advice: `write one of ${site.categories.join(", ")}, or add it to the categories of the chat`,
    };
  if (meta.widget === "form" && site.forms?.includes(value) === false)
    return absent(
      `the form ${value}`,
      `write one of ${site.forms.join(", ")}, or add it to the forms of content/settings/enquiry-form.json`,
    );
  if (meta.widget === "icon" && !site.icons.has(value))
    return absent(`the icon ${value}`, "write the name of an icon at phosphoricons.com");
  const braces = meta.widget === "markdown" ? null : /\{\{\s*\w+\s*\}\}/.exec(value);
  if (braces !== null)
    return {
      problem: `shows ${braces[0]} as it is written`,
      advice: "write what it stands for: only Markdown texts fill it in",
    };
  const known = templateNames(meta.description ?? "");
  // The chat script has its own check, since all its texts may contain company placeholders.
  return entry.type === "ChatScript" || known.length === 0 ? undefined : nameProblems(value, known)[0];
};

const placeholderProblem = ({ missingFacts }: ContentSite, name: string): Problem | undefined => {
  const problem = `has {{${name}}}, which stands for nothing`;
  if (missingFacts.includes(name)) return { problem, advice: "remove it; the settings leave out what it stands for" };
  if (textPlaceholders.includes(name)) return undefined;
  const known = textPlaceholders.map((one) => `{{${one}}}`).join(", ");
  return { problem, advice: `write one of ${known}, or put it between backticks` };
};

/** Reports broken links, pictures, icons, relations and placeholders. Redirect rules are checked separately. */
export const entryErrors = (site: ContentSite, entry: Entry): ValidationError[] => {
  const { type, file, data, body, texts } = entry;
  const schema = schemaFor(type, data);
  const fields = type === "Redirects" ? [] : fieldValues(schema, data);
  const checked = [
    ...fields.flatMap((field) =>
      (field.meta.relation === undefined
        ? [valueProblem(site, entry, field)]
        : relationProblems(site, entry, field)
      ).map((found) => ({ path: field.path, found, line: undefined })),
    ),
    ...[...texts, { path: ["body"], text: body }].flatMap(({ path, text }) => [
      ...text.links.map((link) => ({ path, found: linkProblem(site, entry, link, path), line: text.lines[link] })),
      ...text.images.map((src) => ({ path, found: imageProblem(site, src), line: text.lines[src] })),
      ...[...new Set(text.placeholders)].map((name) => {
        return { path, found: placeholderProblem(site, name), line: undefined };
      }),
    ]),
  ];
  return checked.flatMap(({ path, found, line }) => {
    if (found === undefined) return [];
    const problem = problemIn(schema, data, path, found.problem);
    return [{ file, field: fieldName(path), line, ...found, problem }];
  });
};
