import arrowLeft from "@phosphor-icons/core/regular/arrow-left.svg";
import arrowRight from "@phosphor-icons/core/regular/arrow-right.svg";
import { graphql } from "gatsby";
import { type ListPage, pageNumbers } from "../../domain/blog/list-pages";
import { listPagePath } from "../../domain/paths";
import { Icon } from "../primitives/icon";
import { SmartLink } from "../primitives/smart-link";
import { AllPages } from "./all-pages";
import { PageNumber } from "./page-number";
import { gapStyles, navStyles, numbersStyles, stepStyles } from "./pagination-styles";

export const fragment = graphql`
  fragment Pagination on BlogPage {
    furtherPages {
      label
      page
      all
      previous
      next
    }
  }
`;

interface PaginationProps extends Pick<ListPage, "list" | "page" | "pageCount"> {
  words: Queries.PaginationFragment["furtherPages"];
}

/** The way to the other pages of a list; from the first, to all of them. There is nothing where there is one page. */
export const Pagination = ({ list, page, pageCount, words }: PaginationProps) => {
  if (pageCount === 1) return null;
  const numbers = pageNumbers(page, pageCount);
  return (
    <nav css={navStyles} aria-label={words.label}>
      {page > 1 && (
        <SmartLink css={stepStyles} to={listPagePath(list, page - 1)} rel="prev">
          <Icon svg={arrowLeft} size="1.25em" />
          {words.previous}
        </SmartLink>
      )}
      <ol css={numbersStyles}>
        {numbers.map((number, index) =>
          number === "gap" ? (
            <li key={`gap ${index}`} css={gapStyles} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <PageNumber list={list} number={number} current={number === page} name={words.page} />
            </li>
          ),
        )}
      </ol>
      {page < pageCount && (
        <SmartLink css={stepStyles} to={listPagePath(list, page + 1)} rel="next">
          {words.next}
          <Icon svg={arrowRight} size="1.25em" />
        </SmartLink>
      )}
      {page === 1 && numbers.includes("gap") && (
        <AllPages list={list} page={page} pageCount={pageCount} words={words} />
      )}
    </nav>
  );
};
