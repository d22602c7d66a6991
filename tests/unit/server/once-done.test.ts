import { onceDone } from "../../../src/server/once-done";

describe("work that is done once", () => {
  it("is done at the first call, and its result given to all, those that came meanwhile included", async () => {
    const work = jest.fn(() => Promise.resolve({}));
    const result = onceDone(work);
    expect(work).not.toHaveBeenCalled();
    const [first, second] = await Promise.all([result(), result()]);
    expect(second).toBe(first);
    expect(await result()).toBe(first);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("is done again for the next caller when it failed", async () => {
    const work = jest.fn(() => Promise.resolve("open")).mockRejectedValueOnce(new Error("away"));
    const result = onceDone(work);
    await expect(result()).rejects.toThrow("away");
    expect(await result()).toBe("open");
    expect(work).toHaveBeenCalledTimes(2);
  });
});
