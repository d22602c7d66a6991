import type { ComponentType } from "react";
import { Draft } from "../components/layout/draft";
import { Seo, type ShownOnPage } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import type { Present } from "../domain/present";
import type { ViewProps } from "../views/view-props";

/**
 * Returns the component of a template: a view, with the page's metadata in the head.
 *
 * @param shownFacts returns the facts on the page for its structured data
 */
export const templateOf =
  <Query, Context extends PageContext>(
    View: ComponentType<ViewProps<Query, Context>>,
    shownFacts: (data: Present<Query>) => ShownOnPage = () => ({}),
  ) =>
  ({ data, pageContext, location }: ViewProps<Query, Context>) => (
    <>
      <Seo page={pageContext.page} shown={shownFacts(data)} />
      <Draft page={pageContext.page} />
      <View data={data} pageContext={pageContext} location={location} />
    </>
  );
