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

it("stops when motion becomes unwanted", async () => {
  await show();
  await wait(2000);
  expect(shown()).toBe("Bookings");
  reduced.matches = true;
  act(() => reduced.changed?.());
  await wait(5000);
  expect(shown()).toBe("Bookings");
  expect(button("Play")).toBeTruthy();
});
