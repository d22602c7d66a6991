import { errorName } from "../../../src/domain/error-name";

class PlantedError extends Error {
  override readonly name = "PlantedError";
}

describe("what is said of an error", () => {
  it.each([
    ["its code", Object.assign(new Error("asha@example.org"), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
    ["its name when it has no code", new TypeError("asha@example.org"), "TypeError"],
    ["the name that its class gives it", new PlantedError("asha@example.org"), "PlantedError"],
    ["its name when its code is no text", Object.assign(new Error("asha@example.org"), { code: 7 }), "Error"],
    ["nothing when it is none", "asha@example.org", "unknown"],
    ["nothing when there is none", undefined, "unknown"],
    ["nothing when it only looks like one", { code: "asha@example.org", name: "asha" }, "unknown"],
  ])("is %s", (_what, error, name) => {
    expect(errorName(error)).toBe(name);
  });
});
