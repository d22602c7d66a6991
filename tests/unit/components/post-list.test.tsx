/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { PostList } from "../../../src/components/sections/post-list";

const labels = { empty: "No articles yet.", furtherPages: {} } as ComponentProps<typeof PostList>["labels"];

it("a list of articles says so while there is none", () => {
  render(<PostList page={{ list: "/blog", page: 1, pageCount: 1 }} posts={[]} labels={labels} />);
  expect(screen.getByText(labels.empty)).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.queryByRole("navigation")).toBeNull();
});
