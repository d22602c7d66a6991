import words from "../../../../content/settings/search.json";
import { dataFiles } from "../../../../src/domain/paths";
import { loadDialog } from "../../../../src/features/search/load-dialog";

const answers = (answer: Partial<Response>) => {
  const request = jest.fn(() => Promise.resolve(answer as Response));
  global.fetch = request;
  return request;
};

describe("the dialog of the search", () => {
  it.each([
    ["no answer", { ok: false, status: 503 }],
    ["a page in place of the words", { ok: true, json: () => Promise.reject(new SyntaxError("<!doctype html>")) }],
    ["other JSON", { ok: true, json: () => Promise.resolve({ message: "Not here." }) }],
  ])("is not there after %s", async (_case, answer) => {
    answers(answer);
    await expect(loadDialog()).rejects.toThrow();
  });

  it("is loaded at the next call, with its words, and then no more", async () => {
    const request = answers({ ok: true, json: () => Promise.resolve(words) });
    const first = await loadDialog();
    expect(first.words.field).toBe(words.field);
    expect(await loadDialog()).toBe(first);
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith(dataFiles.searchWords);
  });
});
