import { onceDone } from "../../../src/server/once-done";

it("work is done once for all that ask, and again for the next one when it failed", async () => {
  const work = jest.fn(() => Promise.resolve("open")).mockRejectedValueOnce(new Error("away"));
  const result = onceDone(work);
  await expect(result()).rejects.toThrow("away");
  expect(await Promise.all([result(), result()])).toEqual(["open", "open"]);
  expect(work).toHaveBeenCalledTimes(2);
});
