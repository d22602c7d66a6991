import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gitDates } from "../../../src/gatsby/pages/git-dates";
import { gitIn } from "../../support/git-project";
import { temporaryFolder } from "../../support/temporary-folder";

let folder: string;
let dispose: () => void;
const fullPath = (file: string) => path.join(folder, "project", file);

const commit = (files: string[], date: string) => {
  for (const file of files) writeFileSync(fullPath(file), date);
  gitIn(fullPath(""), ["add", "."]);
  gitIn(fullPath(""), ["commit", "-m", "Change"], { GIT_COMMITTER_DATE: date });
};

beforeEach(() => {
  ({ folder, dispose } = temporaryFolder("git"));
  mkdirSync(fullPath("content"), { recursive: true });
  gitIn(folder, ["init", "-q"]);
  commit(["content/old.md", "content/new.md", "content/größe.md"], "2025-02-01T10:00:00+05:30");
  commit(["content/new.md"], "2025-03-01T00:00:00Z");
});
afterEach(() => dispose());

describe("the date of a file", () => {
  it("is that of the newest commit that changed it, also in a subdirectory of the repository", () => {
    const dateOf = gitDates(fullPath(""));
    expect(dateOf("content/old.md")).toBe("2025-02-01T04:30:00.000Z");
    expect(dateOf("content/größe.md")).toBe("2025-02-01T04:30:00.000Z");
    expect(dateOf("content/new.md")).toBe("2025-03-01T00:00:00.000Z");
    expect(dateOf("content/none.md")).toBeUndefined();
  });

  it("is its modification time while it has uncommitted changes", () => {
    const saved = new Date("2025-04-05T06:07:08Z");
    mkdirSync(fullPath("content/work"));
    for (const file of ["content/old.md", "content/work/added today.md"]) {
      writeFileSync(fullPath(file), "Changed");
      utimesSync(fullPath(file), saved, saved);
    }
    const dateOf = gitDates(fullPath(""));
    expect(dateOf("content/old.md")).toBe(saved.toISOString());
    expect(dateOf("content/work/added today.md")).toBe(saved.toISOString());
    expect(dateOf("content/new.md")).toBe("2025-03-01T00:00:00.000Z");
  });

  it("is unknown without a repository", () => {
    expect(gitDates(path.dirname(folder))("content/old.md")).toBeUndefined();
  });

  it("is unknown in a shallow clone, unless it changed within the clone's depth", () => {
    commit(["content/old.md"], "2025-05-01T00:00:00Z");
    const clone = path.join(folder, "clone");
    gitIn(folder, ["clone", "-q", "--depth", "2", `file://${folder}`, clone]);
    const dateOf = gitDates(path.join(clone, "project"));
    expect(dateOf("content/old.md")).toBe("2025-05-01T00:00:00.000Z");
    expect(dateOf("content/new.md")).toBeUndefined();
    expect(dateOf("content/größe.md")).toBeUndefined();
  });
});
