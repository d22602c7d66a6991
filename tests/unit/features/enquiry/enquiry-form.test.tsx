/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { type SiteData, SiteDataContext } from "../../../../src/components/site/site-data";
import { EnquiryForm } from "../../../../src/features/enquiry/enquiry-form";
import labels from "../../../fixture-site/content/settings/enquiry-form.json";

type FormProps = ComponentProps<typeof EnquiryForm>;

const fields = ["email", "service", "newsletter", "message"].map((field) => ({ field }));
const data = {
  enquiryForm: { ...labels, privacyPage: { title: "Privacy", slug: "privacy" }, forms: [{ name: "page", fields }] },
} as unknown as FormProps["data"];
const site = {
  allService: {
    nodes: [
      { path: "/services/lamps", title: "Lamps" },
      { path: "/services/CarPets", title: "Carpets" },
    ],
  },
} as unknown as SiteData;

/** Mounts a page's form, as on a visit. */
const visit = (query = "") => {
  const page = (search: string) => (
    <SiteDataContext value={site}>
      <EnquiryForm data={data} form="page" labelledBy="form" query={search} />
    </SiteDataContext>
  );
  const view = render(page(query));
  const form = view.container.querySelector("form") as HTMLFormElement;
  const values = () => Object.fromEntries(new FormData(form)) as Record<string, string>;
  const message = screen.getByRole("textbox", { name: /Message/ });
  return { form, message, values, leave: view.unmount, follow: (search: string) => view.rerender(page(search)) };
};

const fetched = jest.fn(async (_url: string, _options?: RequestInit) => ({
  ok: true,
  status: 200,
  headers: new Headers(),
  json: async () => ({ token: "signed" }),
}));

beforeEach(() => {
  fetched.mockClear();
  Object.assign(globalThis, { fetch: fetched });
});

afterEach(() => {
  jest.dontMock("../../../../src/domain/enquiry/enquiry-schema");
  jest.useRealTimers();
});

describe("a visitor who returns to the page", () => {
  it("finds their input, of any length and on this page only, without the honeypot's value", async () => {
    const message = "x".repeat(5_001);
    window.history.pushState(null, "", "/first");
    const first = visit();
    await userEvent.click(first.message);
    await userEvent.paste(message);
    await userEvent.selectOptions(screen.getByLabelText(/Service/), "Lamps");
    await userEvent.click(screen.getByRole("checkbox"));
    (first.form.elements.namedItem("website") as HTMLInputElement).value = "bait";
    first.leave();
    window.history.pushState(null, "", "/another");
    const another = visit();
    expect(another.values()).toMatchObject({ message: "", service: "" });
    another.leave();
    window.history.pushState(null, "", "/first");
    const expected = { message, service: "Lamps", newsletter: "yes", website: "", email: "" };
    expect(visit().values()).toMatchObject(expected);
  });

  it("detaches the form from the page on leaving, but not when only the query changes", async () => {
    const { form, leave, follow } = visit();
    follow("?service=lamps");
    await waitFor(() => expect(form.isConnected).toBe(true));
    leave();
    await waitFor(() => expect(form.parentNode).toBeNull());
  });

  it("finds the chosen service, unless a link has since preselected another", async () => {
    window.history.pushState(null, "", "/second");
    const first = visit("?service=lamps");
    await userEvent.type(first.message, "We move.");
    await userEvent.selectOptions(screen.getByLabelText(/Service/), "Carpets");
    first.leave();
    const back = visit("?service=lamps");
    expect(back.values()).toMatchObject({ message: "We move.", service: "Carpets" });
    back.leave();
    visit("?service=lamps&again").leave();
    const again = visit("?service=lamps&again");
    expect(again.values()).toMatchObject({ message: "We move.", service: "Lamps" });
    again.follow("?service=CarPets");
    expect(again.values()).toMatchObject({ message: "We move.", service: "Carpets" });
    again.follow("?service=unknown");
    expect(again.values()).toMatchObject({ message: "We move.", service: "Carpets" });
  });

  it("continues an unsent enquiry, and finds an empty form after sending", async () => {
    window.history.pushState(null, "", "/third");
    const email = () => screen.getByRole("textbox", { name: /Email/ });
    const first = visit();
    await userEvent.type(email(), "asha@example.org");
    first.leave();
    const second = visit();
    await userEvent.click(screen.getByRole("button"));
    second.leave();
    await waitFor(() => expect(second.values()["email"]).toBe(""));
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/api/form-token", "/api/contact"]);
    expect(JSON.parse(String(fetched.mock.calls[1]?.[1]?.body))).toMatchObject({ token: "signed" });
    expect(visit().values()["email"]).toBe("");
  });
});

describe("a form that was filled in before hydration", () => {
  it.each(["sent", "corrected first"])("requests no form token when it is %s", async (next) => {
    const { form, message } = visit();
    (form.elements.namedItem("email") as HTMLInputElement).value = "asha@example.org";
    if (next === "corrected first") await userEvent.type(message, "We move.");
    await userEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/api/contact"]);
  });
});

it("a form is sent although its checks never load", async () => {
  jest.useFakeTimers();
  // A promise that is never settled, to `import()`.
  jest.doMock("../../../../src/domain/enquiry/enquiry-schema", () => ({ __esModule: true, then: () => undefined }));
  visit();
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole("button"));
  await waitFor(() => expect(fetched.mock.calls.map(([url]) => url)).toContain("/api/contact"), { timeout: 3_500 });
});

it("a form lets browsers fill in the address, but not the honeypot", () => {
  const { form } = visit();
  const autocomplete = (name: string) => form.querySelector(`[name=${name}]`)?.getAttribute("autocomplete");
  expect([autocomplete("email"), autocomplete("website")]).toEqual(["email", "off"]);
});

it("a form requests its token on first focus, and is sent without one if that fails", async () => {
  fetched.mockRejectedValueOnce(new TypeError("no token"));
  visit("?service=lamps");
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("textbox", { name: /Email/ }));
  expect(fetched.mock.calls).toEqual([["/api/form-token", { headers: { accept: "application/json" } }]]);
  await userEvent.keyboard("asha@example.org");
  await userEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/api/form-token", "/api/contact"]));
  expect(JSON.parse(String(fetched.mock.calls[1]?.[1]?.body))).not.toHaveProperty("token");
});
