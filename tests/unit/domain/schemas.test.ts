import { enquiryFormSchema } from "../../../src/domain/content/enquiry-form";
import { link, slug } from "../../../src/domain/content/fields";
import { legalPageSchema } from "../../../src/domain/content/legal-page";

it.each([
  ["a path with a query", link(), "/services/kites?x=1"],
  ["a mail address", link(), "mailto:a@b.example"],
  ["a telephone number", link(), "tel:+910000000000"],
  [
    "the consent to a newsletter in German",
    enquiryFormSchema.shape.inputs.shape.newsletter.shape.label,
    "Ich möchte den Newsletter erhalten und kann meine Einwilligung jederzeit widerrufen.",
  ],
  ["a slug with an underscore", slug(), "web_shop"],
  ["a slug that begins like a reserved path", legalPageSchema.shape.slug, "data-protection"],
])("a field accepts %s", (_name, schema, value) => {
  expect(schema.safeParse(value).success).toBe(true);
});
