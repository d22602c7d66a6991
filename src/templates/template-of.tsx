import type { ComponentType } from "react";
import { Draft } from "../components/layout/draft";
import { Seo, type ShownOnPage } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import type { Present } from "../domain/present";
import type { ViewProps } from "../views/view-props";

/**
 * The component of a template: a view, and in the page's head what programs read of it.
 *
 * @param shownFacts what the page shows, for its structured data
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
