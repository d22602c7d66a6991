/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { type SiteData, SiteDataContext } from "../../../../src/components/site/site-data";
import { EnquiryFields } from "../../../../src/features/enquiry/enquiry-fields";
import labels from "../../../fixture-site/content/settings/enquiry-form.json";
import { translate } from "../../../support/translate";

it("keeps the original option values on a page translated by the browser", () => {
  const form = { name: "contact", fields: [{ field: "service", required: true }] };
  const { container } = render(
    <SiteDataContext value={{ allService: { nodes: [{ title: "Lamp Shops" }] } } as unknown as SiteData}>
      <EnquiryFields
        labels={labels as unknown as ComponentProps<typeof EnquiryFields>["labels"]}
        form={form as ComponentProps<typeof EnquiryFields>["form"]}
        texts={{}}
      />
    </SiteDataContext>,
  );
  translate(container);
  const values = screen.getAllByRole<HTMLOptionElement>("option").map(({ value }) => value);
  expect(values).toEqual(["", "Lamp Shops"]);
});
