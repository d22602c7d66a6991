import type { ReactNode } from "react";
import type { CallToAction } from "../../domain/content/shapes";
import type { ListContext } from "../../domain/list-texts";
import { ButtonLink } from "../primitives/button";
import { PageHeader } from "./page-header";

interface ListHeaderProps {
  context: ListContext;
  /** The link to the list of all entries. */
  all: CallToAction;
  /** The links by which the list is filtered. */
  children: ReactNode;
}

/** The header of one page of a list; a filtered list links back to the full one. */
export const ListHeader = ({ context: { page, head, listPage }, all, children }: ListHeaderProps) => (
  <PageHeader page={page} head={head}>
    {listPage.subject !== undefined && (
      <div>
        <ButtonLink {...all} variant="quiet" />
      </div>
    )}
    {children}
  </PageHeader>
);
