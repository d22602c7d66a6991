import { withheldLabel } from "../../../src/components/layout/draft";
import { showsDrafts } from "../../../src/domain/publication/environment";
import { type PublicationState, publishedEntry } from "../../../src/domain/publication/published";
import { clockIn } from "../../../src/gatsby/publication/build-environment";

it("a preview has every entry with its status, draft before schedule, and no expired or hidden parts", () => {
  const preview = { clock: clockIn("UTC", Date.parse("2026-12-01T09:00:00Z")), drafts: true };
  const waiting = { publishAt: "2026-12-01T09:01" };
  const states = [
    { publishAt: "2026-12-01T09:00" },
    waiting,
    { expireAt: "2026-12-01T09:00" },
    { draft: true, ...waiting },
  ];
  expect(states.map((entry) => publishedEntry(entry, preview)?.publication)).toEqual([
    "shown",
    "waiting",
    "expired",
    "draft",
  ]);
  const slides = [waiting, { expireAt: "2026-12-01T09:00" }, { hidden: true }];
  expect(publishedEntry({ slides }, preview)?.data).toEqual({ slides: [waiting] });
});

it.each([
  [true, { NODE_ENV: "development" }],
  [true, { NODE_ENV: "production", CONTEXT: "deploy-preview" }],
  [true, { NODE_ENV: "production", CONTEXT: "branch-deploy" }],
  [false, { NODE_ENV: "production" }],
  [false, { NODE_ENV: "production", DRAFTS: "yes" }],
  [false, { NODE_ENV: "production", CONTEXT: "deploy-preview", DRAFTS: "off" }],
])("drafts are shown: %s with %j", (shown, environment) => expect(showsDrafts(environment)).toBe(shown));

const labels = { draft: "Draft", waiting: "Not before {moment}", expired: "Gone since {moment}" };
const times = { publishAt: "2026-12-01T09:00", expireAt: "2026-12-24T18:30" };
const label = (publication: PublicationState, language = "en-GB") =>
  withheldLabel({ publication, ...times }, labels, language);

it("the ribbon says why a page is withheld, with the date and time from the content", () => {
  expect(label("waiting")).toBe("Not before 1 December 2026 at 09:00");
  expect(label("expired")).toBe("Gone since 24 December 2026 at 18:30");
  expect(label("expired", "de")).toBe("Gone since 24. Dezember 2026 um 18:30");
  expect(label("draft")).toBe("Draft");
  expect(withheldLabel({ publication: "waiting" }, labels, "en")).toBe("Draft");
});
