import { withheldLabel } from "../../../../src/domain/publication/withheld-label";

const words = { draft: "Draft", waiting: "Not before {moment}", expired: "Gone since {moment}" };
const times = { publishAt: "2026-12-01T09:00", expireAt: "2026-12-24T18:30" };
const label = (publication: string, language = "en-GB") => withheldLabel({ publication, ...times }, words, language);

it("a ribbon says why a page is withheld, and the moment as the content has it", () => {
  expect(label("waiting")).toBe("Not before 1 December 2026 at 09:00");
  expect(label("expired")).toBe("Gone since 24 December 2026 at 18:30");
  expect(label("expired", "de")).toBe("Gone since 24. Dezember 2026 um 18:30");
  expect(label("draft")).toBe("Draft");
});

it("an entry that knows no schedule is a draft", () => {
  expect(withheldLabel({}, words, "en")).toBe("Draft");
  expect(withheldLabel({ publication: "waiting", publishAt: null }, words, "en")).toBe("Draft");
});
