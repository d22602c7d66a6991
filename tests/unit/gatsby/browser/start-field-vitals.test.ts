/** @jest-environment jsdom */
import { measure } from "../../../../src/gatsby/browser/field-vitals/measure";
import { startFieldVitals } from "../../../../src/gatsby/browser/field-vitals/start";

jest.mock("../../../../src/gatsby/browser/field-vitals/measure", () => ({ measure: jest.fn() }));

const always = { collect: "always", oneIn: 10 } as const;
const withConsent = { collect: "with-consent", oneIn: 10 } as const;

/** Idle time, which jsdom has none of. */
const idle: (() => void)[] = [];

beforeEach(() => {
  jest.clearAllMocks();
  idle.length = 0;
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work) });
  jest.spyOn(Math, "random").mockReturnValue(0.099);
  document.body.innerHTML = '<main data-page-kind="service"></main>';
});
afterEach(() => {
  jest.restoreAllMocks();
  delete window.measurementConsent;
});

/** Lets the browser be idle, and what is loaded come. */
const settle = async () => {
  for (const work of idle.splice(0)) work();
  await new Promise((resolve) => setTimeout(resolve));
};

const asked = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true, writable: true });

const say = (consent: boolean) => {
  window.measurementConsent = consent;
  window.dispatchEvent(new Event("measurementconsent"));
};

describe("measuring a visit", () => {
  it.each([
    ["one in ten is drawn", 10, 0.099, 1],
    ["nine in ten are not", 10, 0.1, 0],
  ])("is drawn by lot: %s", async (_what, oneIn, lot, times) => {
    jest.mocked(Math.random).mockReturnValue(lot);
    startFieldVitals({ ...always, oneIn });
    await settle();
    expect(measure).toHaveBeenCalledTimes(times);
  });

  it("is switched off by the setting", async () => {
    startFieldVitals({ collect: "off", oneIn: 1 });
    say(true);
    await settle();
    expect(measure).not.toHaveBeenCalled();
  });

  it.each([
    ["Global Privacy Control", "globalPrivacyControl", true],
    ["Do Not Track", "doNotTrack", "1"],
    ["Save-Data", "connection", { saveData: true }],
    ["a program at the wheel", "webdriver", true],
  ])("respects %s", async (_what, name, value) => {
    asked(name, value);
    startFieldVitals({ ...always, oneIn: 1 });
    await settle();
    asked(name, undefined);
    expect(measure).not.toHaveBeenCalled();
  });
});

describe("with consent", () => {
  it("reads nothing of the browser before a consent tool has said yes", async () => {
    startFieldVitals(withConsent);
    await settle();
    say(false);
    await settle();
    expect(measure).not.toHaveBeenCalled();
    say(true);
    say(true);
    await settle();
    expect(measure).toHaveBeenCalledTimes(1);
  });
});
