import { builtPageSchema } from "../../../src/domain/content/built-page";
import { filledFields } from "../../../src/domain/content/file-format";
import { serviceSchema } from "../../../src/domain/content/service";
import { siteSettingsSchema } from "../../../src/domain/content/settings";

/** A picture that was removed in the editor, which cannot clear the switch. */
const removed = { src: "", alt: "", decorative: true };

test("what the editor saves has no empty values, and no optional list or group that was cleared", () => {
  const hero = { kind: "hero", headline: "Kites", subline: " ", image: removed };
  expect(filledFields(builtPageSchema, { title: "Kites", draft: false, formerSlugs: [], blocks: [hero] })).toEqual({
    title: "Kites",
    draft: false,
    blocks: [{ kind: "hero", headline: "Kites" }],
  });
});

test("a required picture that was removed stays for the check", () => {
  expect(filledFields(serviceSchema, { image: removed })).toEqual({ image: { decorative: true } });
});

test("an optional group whose texts and list were cleared is left out", () => {
  const hours = { text: "", urgent: "", opening: [] };
  expect(filledFields(siteSettingsSchema, { name: "Kites", hours })).toEqual({ name: "Kites" });
});
