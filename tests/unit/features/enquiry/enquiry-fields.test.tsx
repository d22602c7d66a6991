/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { EnquiryFields } from "../../../../src/features/enquiry/enquiry-fields";
import labels from "../../../fixture-site/content/settings/enquiry-form.json";
import { translate } from "../../../support/translate";

it("keeps the original option values on a page translated by the browser", () => {
  const form = { name: "contact", fields: [{ field: "service", required: true }] };
  const { container } = render(
    <EnquiryFields
      labels={labels as unknown as ComponentProps<typeof EnquiryFields>["labels"]}
      form={form as ComponentProps<typeof EnquiryFields>["form"]}
      services={[{ title: "Lamp Shops" }]}
      texts={{}}
    />,
  );
  translate(container);
  const values = screen.getAllByRole<HTMLOptionElement>("option").map(({ value }) => value);
  expect(values).toEqual(["", "Lamp Shops"]);
});
