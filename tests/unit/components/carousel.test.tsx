/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { Carousel } from "../../../src/components/sections/carousel";

const picture = (name: string) => ({
  src: "",
  alt: name,
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained" as const,
        width: 100,
        height: 50,
        images: { fallback: { src: `/${name}.jpg`, srcSet: "", sizes: "" } },
      },
    },
  },
});

const carousel = {
  label: "Fields",
  buttonLabel: "Learn More",
  kind: "carousel",
  slideKind: "slide",
  slideLabel: "{n} of {count}",
  playLabel: "Play",
  pauseLabel: "Pause",
  previousLabel: "Previous",
  nextLabel: "Next",
  dotsLabel: "Choose",
  dotLabel: "Slide {n} of {count}: {tagline}",
  slides: ["Records", "Bookings", "Cities"].map((tagline) => ({
    tagline,
    link: `/${tagline}`,
    image: picture(tagline),
  })),
};

/** The pictures that have arrived; the others never do. */
let arrived: (alt: string) => boolean;
let reduced: { matches: boolean; changed?: () => void };

beforeEach(() => {
  jest.useFakeTimers();
  arrived = () => true;
  reduced = { matches: false };
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockImplementation(function complete(
    this: HTMLImageElement,
  ) {
    return arrived(this.alt);
  });
  window.matchMedia = () =>
    ({
      get matches() {
        return reduced.matches;
      },
      addEventListener: (_type: string, listener: () => void) => {
        reduced.changed = listener;
      },
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = async (slides = carousel.slides) => {
  render(<Carousel carousel={{ ...carousel, slides }} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
};
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const region = () => screen.getByRole("region", { name: "Fields" });
const button = (name: string) => screen.getByRole("button", { name });
const press = async (name: string) => {
  fireEvent.click(button(name));
  await wait(0);
};
/** The heading of the one slide that can be reached. */
const shown = () => {
  const reachable = region().querySelectorAll<HTMLElement>("[aria-roledescription=slide]:not([inert])");
  expect(reachable).toHaveLength(1);
  return within(reachable[0] as HTMLElement).getByRole("heading").textContent;
};
const live = () => region().querySelector("[aria-live]")?.getAttribute("aria-live");

it("changes every two seconds and wraps", async () => {
  await show();
  expect(shown()).toBe("Records");
  await wait(1990);
  expect(shown()).toBe("Records");
  await wait(10);
  expect(shown()).toBe("Bookings");
  await wait(2000);
  expect(shown()).toBe("Cities");
  await wait(2000);
  expect(shown()).toBe("Records");
});

it("stops for good when it is paused, says what it will do next, and is announced only then", async () => {
  await show();
  expect(live()).toBe("off");
  await press("Pause");
  expect(live()).toBe("polite");
  await wait(10_000);
  expect(shown()).toBe("Records");
  await press("Play");
  await wait(2000);
  expect(shown()).toBe("Bookings");
  expect(button("Pause")).toBeTruthy();
});

it("stands still while the focus is in it, wherever in it", async () => {
  await show();
  act(() => button("Next").focus());
  await wait(5000);
  act(() => button("Previous").focus());
  await wait(5000);
  expect(shown()).toBe("Records");
  act(() => button("Previous").blur());
  await wait(2000);
  expect(shown()).toBe("Bookings");
});

it("goes both ways by its buttons and dots, and wraps", async () => {
  await show();
  await press("Previous");
  expect(shown()).toBe("Cities");
  await press("Next");
  expect(shown()).toBe("Records");
  await press("Slide 2 of 3: Bookings");
  expect(shown()).toBe("Bookings");
});

it("moves when Play is pressed with the pointer and the focus on it", async () => {
  await show();
  await press("Pause");
  fireEvent.pointerEnter(region());
  act(() => button("Play").focus());
  await press("Play");
  await wait(2000);
  expect(shown()).toBe("Bookings");
});

it("stands still in a hidden tab", async () => {
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  await show();
  await wait(10_000);
  expect(shown()).toBe("Records");
  hidden.mockReturnValue(false);
  await wait(2000);
  expect(shown()).toBe("Bookings");
});

it("has the pictures of the slides that were shown and of the next, for which it waits", async () => {
  const pictures = () => screen.getAllByRole("img", { hidden: true }).map((image) => image.getAttribute("alt"));
  arrived = (alt) => alt !== "Bookings";
  await show();
  expect(pictures()).toEqual(["Records", "Bookings"]);
  await wait(10_000);
  expect(shown()).toBe("Records");
  arrived = () => true;
  await wait(2000);
  expect(shown()).toBe("Bookings");
  expect(pictures()).toEqual(["Records", "Bookings", "Cities"]);
});

it("is one slide without buttons where there is one", async () => {
  await show(carousel.slides.slice(0, 1));
  await wait(10_000);
  expect(shown()).toBe("Records");
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("does not start where motion is unwanted, and stops when it becomes so", async () => {
  reduced.matches = true;
  await show();
  await wait(5000);
  expect(shown()).toBe("Records");
  await press("Play");
  await wait(2000);
  expect(shown()).toBe("Bookings");
  act(() => reduced.changed?.());
  await wait(5000);
  expect(shown()).toBe("Bookings");
  expect(button("Play")).toBeTruthy();
});

describe("a finger", () => {
  const drag = async (from: [number, number], to: [number, number], pointerType = "touch") => {
    const strip = region().querySelector("[aria-live]") as Element;
    const touch = (type: string, [clientX, clientY]: [number, number]) =>
      fireEvent(
        strip,
        // jsdom has no PointerEvent.
        Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerType, isPrimary: true }),
      );
    touch("pointerdown", from);
    touch("pointerup", to);
    await wait(0);
  };

  it("moves the slides sideways, both ways", async () => {
    await show();
    await drag([200, 100], [120, 110]);
    expect(shown()).toBe("Bookings");
    await drag([100, 100], [180, 90]);
    await drag([100, 100], [180, 90]);
    expect(shown()).toBe("Cities");
  });

  it("moves nothing when it goes up or down, nor does a mouse", async () => {
    await show();
    await drag([200, 100], [120, 300]);
    await drag([200, 100], [50, 100], "mouse");
    expect(shown()).toBe("Records");
  });
});
