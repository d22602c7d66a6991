/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { PostList } from "../../../src/components/sections/post-list";

const labels = { empty: "No articles yet.", furtherPages: {} } as ComponentProps<typeof PostList>["labels"];

it("an empty list of articles shows a message, without a list or pagination", () => {
  render(<PostList page={{ list: "/blog", page: 1, pageCount: 1 }} posts={[]} labels={labels} />);
  expect(screen.getByText(labels.empty)).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.queryByRole("navigation")).toBeNull();
});
