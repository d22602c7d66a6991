import type { ReactNode } from "react";
import type { ListPage } from "../../domain/list-pages";
import { type HeadLabels, listHead } from "../../domain/list-texts";
import type { PageEntry } from "../../domain/page-entry";
import { ButtonLink } from "../primitives/button";
import { PageHeader } from "./page-header";

interface ListHeaderProps {
  page: PageEntry;
  listPage: Pick<ListPage, "subject" | "page" | "pageCount">;
  labels: HeadLabels & { allLabel: string };
  /** The path of the list of all entries. */
  all: string;
  /** What the list is filtered by. */
  children: ReactNode;
}

/** The head of one page of a list; that of a subject leads back to the list of all entries. */
export const ListHeader = ({ page, listPage, labels, all, children }: ListHeaderProps) => (
  <PageHeader page={page} head={listHead(labels, listPage)}>
    {listPage.subject !== undefined && (
      <div>
        <ButtonLink variant="quiet" to={all}>
          {labels.allLabel}
        </ButtonLink>
      </div>
    )}
    {children}
  </PageHeader>
);
