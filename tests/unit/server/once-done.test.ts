import { onceDone } from "../../../src/server/once-done";

it("runs the work once for all callers, and again after a failure", async () => {
  const work = jest.fn(() => Promise.resolve("open")).mockRejectedValueOnce(new Error("away"));
  const result = onceDone(work);
  await expect(result()).rejects.toThrow("away");
  expect(await Promise.all([result(), result()])).toEqual(["open", "open"]);
  expect(work).toHaveBeenCalledTimes(2);
});
