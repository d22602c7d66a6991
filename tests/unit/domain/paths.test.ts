import { isPostPath } from "../../../src/domain/paths";

it.each([
  ["/blog/tagged", true],
  ["/blog", false],
  ["/blog/tag/kites", false],
  ["/blog/page/2", false],
  ["/services/kites", false],
])("tells article paths from others: %s", (path, isPost) => {
  expect(isPostPath(path)).toBe(isPost);
});
