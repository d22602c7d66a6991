/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyLink } from "../../../src/components/sections/copy-link";

const words = { copy: "Copy link", copied: "Link copied", notCopied: "Please copy it yourself" };
const url = "https://tarang.example/blog/seo";

const setUp = (clipboard: Partial<Clipboard> | undefined) => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  render(<CopyLink url={url} words={words} />);
  return { press: () => user.click(screen.getByRole("button", { name: "Copy link" })) };
};

describe("copying a link", () => {
  it("says nothing before it is asked to", () => {
    setUp(undefined);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("copies the address and says so", async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    const { press } = setUp({ writeText });
    await press();
    expect(writeText).toHaveBeenCalledWith(url);
    expect(screen.getByRole("status").textContent).toBe("Link copied");
  });

  it("says what to do where the browser refuses", async () => {
    const { press } = setUp({ writeText: jest.fn().mockRejectedValue(new Error("denied")) });
    await press();
    expect(screen.getByRole("status").textContent).toBe("Please copy it yourself");
  });

  it("says what to do where there is no clipboard, as on plain HTTP", async () => {
    const { press } = setUp(undefined);
    await press();
    expect(screen.getByRole("status").textContent).toBe("Please copy it yourself");
  });

  it("says it anew when it is pressed again, so that it is heard again", async () => {
    let finish: () => void = () => undefined;
    const writeText = jest.fn().mockResolvedValueOnce(undefined);
    writeText.mockImplementationOnce(() => new Promise<void>((resolve) => (finish = resolve)));
    const { press } = setUp({ writeText });
    await press();
    await press();
    expect(screen.getByRole("status").textContent).toBe("");
    finish();
    expect(await screen.findByText("Link copied")).toBeTruthy();
  });
});
