/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SystemShare } from "../../../src/components/sections/system-share";

const shared = { url: "https://tarang.example/blog/seo", title: "SEO" };
const show = () => render(<SystemShare {...shared} label="Share…" />);

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

describe("the device's own list of ways to share", () => {
  it("is not offered where there is none", () => {
    show();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("opens with the article's address and title, and may be closed again", async () => {
    const share = jest.fn().mockRejectedValue(new DOMException("closed", "AbortError"));
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    show();
    await userEvent.click(screen.getByRole("button", { name: "Share…" }));
    expect(share).toHaveBeenCalledWith(shared);
    expect(screen.getByRole("button", { name: "Share…" })).toBeTruthy();
  });
});
