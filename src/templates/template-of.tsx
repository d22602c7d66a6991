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
export const templateOf = <Query, Context extends PageContext>(
  View: ComponentType<ViewProps<Query, Context>>,
  shownFacts: (data: Present<Query>) => ShownOnPage = () => ({}),
) => {
  const Template = (props: ViewProps<Query, Context>) => (
    <>
      <Seo page={props.pageContext.page} shown={shownFacts(props.data)} />
      <Draft page={props.pageContext.page} />
      <View data={props.data} pageContext={props.pageContext} location={props.location} />
    </>
  );
  return Template;
};
