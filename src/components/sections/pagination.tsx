import arrowLeft from "@phosphor-icons/core/regular/arrow-left.svg";
import arrowRight from "@phosphor-icons/core/regular/arrow-right.svg";
import { graphql } from "gatsby";
import type { ListPage } from "../../domain/blog/list-pages";
import { pageNumbers } from "../../domain/blog/page-numbers";
import { listPagePath } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import { Icon } from "../primitives/icon";
import { SmartLink } from "../primitives/smart-link";
import { gapStyles, navStyles, numbersStyles, numberStyles, stepStyles } from "./pagination-styles";

export const fragment = graphql`
  fragment Pagination on BlogPage {
    furtherPages {
      label
      page
      previous
      next
    }
  }
`;

interface PaginationProps extends Pick<ListPage, "list" | "page" | "pageCount"> {
  words: Queries.PaginationFragment["furtherPages"];
}

/** The way to the other pages of a list. There is nothing where there is one page. */
export const Pagination = ({ list, page, pageCount, words }: PaginationProps) =>
  pageCount > 1 && (
    <nav css={navStyles} aria-label={words.label}>
      {page > 1 && (
        <SmartLink css={stepStyles} to={listPagePath(list, page - 1)} rel="prev">
          <Icon svg={arrowLeft} size="1.25em" />
          {words.previous}
        </SmartLink>
      )}
      <ol css={numbersStyles}>
        {pageNumbers(page, pageCount).map((number, index) =>
          number === "gap" ? (
            <li key={`gap ${index}`} css={gapStyles} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <SmartLink
                css={numberStyles}
                to={listPagePath(list, number)}
                aria-label={fillTemplate(words.page, { page: number })}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </SmartLink>
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
    </nav>
  );
