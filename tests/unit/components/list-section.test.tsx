/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { CaseStudyGrid } from "../../../src/components/sections/case-study-card";
import { IndustryGrid } from "../../../src/components/sections/industry-grid";
import { PostGrid } from "../../../src/components/sections/post-list";
import { ServiceGrid } from "../../../src/components/sections/service-grid";

const heading = "Read on";

it.each([
  ["services", <ServiceGrid key="" heading={heading} services={[]} buttonLabel="More" />],
  ["industries", <IndustryGrid key="" heading={heading} industries={[]} buttonLabel="More" />],
  ["articles", <PostGrid key="" heading={heading} posts={[]} labels={{ cardButtonLabel: "More", readingTime: "" }} />],
  ["case studies", <CaseStudyGrid key="" heading={heading} studies={[]} labels={{} as never} />],
])("the grid of %s renders no section and no heading while it is empty", (_name, grid) => {
  const { container } = render(grid);
  expect(container.innerHTML).toBe("");
});
