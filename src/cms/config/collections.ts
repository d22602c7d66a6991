import { type ContentTypeName, contentType, contentTypeNames } from "../../domain/content/content-types";
import { entryPath } from "../../domain/content/entry";
import { groupBy } from "../../domain/group-by";
import { formats } from "./admin-files";
import { type CmsField, cmsFields, nameField } from "./cms-field";
import { entrySchema } from "./entry-schema";

/** A collection as Decap's configuration has it (https://decapcms.org/docs/collection-types). */
interface CmsCollection {
  name: string;
  label: string;
  format: string;
  folder?: string;
  files?: ReturnType<typeof singleFile>[];
  fields?: CmsField[];
  [option: string]: unknown;
}

/** The Markdown body. */
const body: CmsField = {
  name: "body",
  label: "Text",
  widget: "markdown",
  required: true,
  hint: "The text, as Markdown.",
};

/** The path of "View Live" below the site's URL, and whether a preview is shown beside the form. */
const previewOptions = (name: ContentTypeName) => {
  const { page, previewed } = contentType(name);
  return {
    preview_path: entryPath({ type: name, data: { slug: "{{fields.slug}}" } })?.slice(1),
    editor: { preview: page !== undefined || previewed === true },
  };
};

/** Where the editor stores pictures, and their path on the site. */
export const mediaFolders = { media_folder: "content/media", public_folder: "/media" } as const;

const folderCollection = (name: ContentTypeName, folder: string): CmsCollection => {
  const { label, singular } = contentType(name);
  const title = nameField(name);
  const fields = [...cmsFields(entrySchema(name)), ...(contentType(name).body === "none" ? [] : [body])];
  return {
    name: folder,
    label,
    label_singular: singular,
    folder: `content/${folder}`,
    // Without these per collection, Decap shows no pictures in a new entry that is opened before they are loaded.
    ...mediaFolders,
    media_folder: `/${mediaFolders.media_folder}`,
    create: true,
    extension: "md",
    format: formats.markdown,
    identifier_field: title,
    slug: "{{fields.slug}}",
    summary: `{{${title}}}`,
    ...previewOptions(name),
    sortable_fields: [...new Set([contentType(name).page?.sortBy ?? title, title])],
    ...(fields.some((field) => field.name === "draft") && {
      view_filters: [{ label: "Drafts", field: "draft", pattern: true }],
    }),
    fields,
  };
};

/**
 * The name of a type's collection, or of its file in one. Pages have a prefix, since a preview is registered by this
 * name alone.
 */
export const collectionName = (type: ContentTypeName): string => {
  const { location } = contentType(type);
  if ("folder" in location) return location.folder;
  const [folder = "", name = ""] = location.file.replace(/\.json$/, "").split("/");
  return folder === "pages" ? `page-${name}` : name;
};

const singleFile = (name: ContentTypeName, file: string) => ({
  name: collectionName(name),
  label: contentType(name).label,
  file: `content/${file}`,
  ...previewOptions(name),
  fields: cmsFields(entrySchema(name)),
});

/** Labels of the folders of `content/` that hold single files. */
const fileFolders: Record<string, string> = {
  pages: "Pages",
  settings: "Settings",
  chatbot: "Chat",
  redirects: "Redirects",
};

const fileCollections = (): CmsCollection[] => {
  const entries = contentTypeNames.flatMap((name) => {
    const { location } = contentType(name);
    return "file" in location ? [singleFile(name, location.file)] : [];
  });
  return [...groupBy(entries, ({ file }) => file.split("/")[1] ?? "")].map(([folder, files]) => ({
    name: folder,
    label: fileFolders[folder] ?? folder,
    format: formats.json,
    files,
  }));
};

/** All editable content: a collection for each folder of entries, and one for each folder of single files. */
export const collections = (): CmsCollection[] => [
  ...contentTypeNames.flatMap((name) => {
    const { location } = contentType(name);
    return "folder" in location ? [folderCollection(name, location.folder)] : [];
  }),
  ...fileCollections(),
];
