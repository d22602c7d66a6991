import { formatNames, promisedFormat } from "../../domain/content/picture-limits";
import { adminFiles } from "../config/admin-files";
import type { CmsConfig } from "../config/cms-config";
import { collectionName } from "../config/collections";
import { bridge } from "../preview/bridge";
import type { CmsGlobal } from "../preview/decap";
import { pageKinds } from "../preview/page-kinds";
import { registerFormats } from "./content-formats";
import { registerListWidget } from "./copy-block";
import { registerEntryCheck } from "./entry-check";
import { registerPictureWidget, registerRelationWidget } from "./widgets";

/** Replaces Decap's error for a pattern with the field's own advice, and the label of its "New" button. */
const plainPhrases = (cms: CmsGlobal): void => {
  const english = cms.getLocale("en");
  if (english === undefined) return;
  english.editor.editorControlPane.widget.regexPattern = "%{fieldLabel}: %{pattern}.";
  // Decap writes a fullwidth plus instead of "New", which few fonts have.
  english.collection.collectionTop.newButton = "New %{collectionLabel}";
  cms.registerLocale("en", english);
};

/** Scrolls to the field that Decap rejects: Decap only marks it, and rejects the promise without a reason. */
const showRefusedField = (): void =>
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (reason !== undefined) return;
    let refused = document.querySelector<HTMLElement>("[class*=ControlErrorsList]");
    // For a field in a collapsed item, the item.
    while (refused?.offsetParent === null) refused = refused.parentElement;
    refused?.scrollIntoView({ block: "center" });
  });

/** Strips pictures from pasted or dropped HTML: Decap's rich text fails on them and the form's input is lost. */
const leaveOutPictures = (): void => {
  const strip = (event: InputEvent | DragEvent | ClipboardEvent) => {
    const data = "clipboardData" in event ? event.clipboardData : event.dataTransfer;
    if (data === null) return;
    const html = data.getData("text/html").replace(/<img\b[^>]*>/gi, "");
    const getData = (type: string) => (type === "text/html" ? html : DataTransfer.prototype.getData.call(data, type));
    Object.assign(data, { getData });
  };
  // In Safari, Decap reads the data on `paste`, before `beforeinput`.
  for (const name of ["paste", "beforeinput", "drop"] as const) window.addEventListener(name, strip, true);
};

/**
 * Rejects a chosen file that is no supported picture, or of whose name Decap, which drops other alphabets, would leave
 * only `.jpg`. Decap would keep it, and the entry could not be saved.
 */
const refuseOtherFiles = (event: Event): void => {
  const input = event.target as HTMLInputElement;
  const name = input.files?.[0]?.name;
  if (name === undefined) return;
  const isNamed = /^[^.]*[a-z\d]/i.test(name.normalize("NFKD"));
  if (isNamed && promisedFormat(name) !== undefined) return;
  event.stopImmediatePropagation();
  input.value = "";
  window.alert(
    `${name} is no picture that the site shows: save it as ${formatNames}, with letters a to z or digits in its name.`,
  );
};

/**
 * Rejects a picture of an existing name where Decap would offer to replace that one, and delete it: within an entry
 * before the new one is saved, and for a name with capitals, as the new one's has none.
 */
const keepExistingPictures = (): void => {
  const confirm = window.confirm.bind(window);
  window.confirm = (question = "") => {
    const [name = "", replace] = question.split(" already exists. ");
    const inEntry = /^#\/collections\/[^/]+\/(?:new|entries)\b/.test(window.location.hash);
    if (replace === undefined || !(inEntry || /[A-Z]/.test(name))) return confirm(question);
    window.alert(
      `${name} exists already: give your picture another name. Only Media, at the top, replaces a picture everywhere, if its name has no capitals.`,
    );
    return false;
  };
};

const read = async (file: string): Promise<unknown> => {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  return answer.json();
};

/** Starts the CMS, which `decap-cms.js` defines, with the configuration that the build wrote. */
const start = async (): Promise<void> => {
  const config = (await read(adminFiles.config)) as CmsConfig;
  const paths = (await read(adminFiles.entries)) as Record<string, string>;
  const cms = window.CMS;
  registerFormats(cms);
  registerEntryCheck(cms, paths);
  registerRelationWidget(cms);
  registerPictureWidget(cms);
  registerListWidget(cms);
  for (const kind of pageKinds) cms.registerPreviewTemplate(collectionName(kind.type), bridge(kind));
  plainPhrases(cms);
  showRefusedField();
  leaveOutPictures();
  window.addEventListener("change", refuseOtherFiles, true);
  keepExistingPictures();
  cms.init({ config: { ...config, load_config_file: false } });
};

start().catch((error: unknown) => {
  document.body.textContent = `The editor could not start: ${String(error)}. Load the page again, or ask the maintainer of the site.`;
});
