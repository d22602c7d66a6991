import type { ComponentType, ReactNode } from "react";
import { NotFoundMessage } from "../../components/sections/not-found-message";
import { contentType, type PreviewedType } from "../../domain/content/content-types";
import type { PageContext } from "../../domain/page-entry";
import { routes } from "../../domain/paths";
import type { Present } from "../../domain/present";
import { AboutView } from "../../views/about-view";
import { BlogView } from "../../views/blog-view";
import { BuiltPageView } from "../../views/built-page-view";
import { CaseStudyView } from "../../views/case-study-view";
import { ContactView } from "../../views/contact-view";
import { EnquiryReceivedView } from "../../views/enquiry-received-view";
import { HomeView } from "../../views/home-view";
import { IndustriesView } from "../../views/industries-view";
import { IndustryView } from "../../views/industry-view";
import { LegalPageView } from "../../views/legal-page-view";
import { PostView } from "../../views/post-view";
import { ServiceView } from "../../views/service-view";
import { ServicesView } from "../../views/services-view";
import type { ViewProps } from "../../views/view-props";
import { WorkView } from "../../views/work-view";

/** What a view is given: a query's result and its page's context, made by our own build. */
export interface Shown {
  data: unknown;
  pageContext: unknown;
}

interface Preview {
  /** The page that shows the entry, where the entry has none of its own. */
  path?: string;
  /** Whether it is a part of the layout that stands around every page. */
  inLayout?: boolean;
  /** The page to start from where none of its kind is built. */
  fallback?: string;
  render: (shown: Shown) => ReactNode;
}

/** A preview has no query and no fragment. */
const location = { search: "", hash: "" };

const renderWith =
  <Query, Context extends PageContext>(View: ComponentType<ViewProps<Query, Context>>): Preview["render"] =>
  ({ data, pageContext }) => (
    <View data={data as Present<Query>} pageContext={pageContext as Context} location={location} />
  );

/** The view that previews each type. */
const previews: Record<PreviewedType, Preview> = {
  Service: { render: renderWith(ServiceView) },
  Industry: { render: renderWith(IndustryView) },
  Post: { render: renderWith(PostView) },
  CaseStudy: { render: renderWith(CaseStudyView) },
  LegalPage: { render: renderWith(LegalPageView) },
  BuiltPage: { fallback: routes.home, render: renderWith(BuiltPageView) },
  HomePage: { render: renderWith(HomeView) },
  AboutPage: { render: renderWith(AboutView) },
  ContactPage: { render: renderWith(ContactView) },
  ServicesPage: { render: renderWith(ServicesView) },
  IndustriesPage: { render: renderWith(IndustriesView) },
  BlogPage: { render: renderWith(BlogView) },
  WorkPage: { render: renderWith(WorkView) },
  EnquiryReceivedPage: { path: routes.enquiryReceived, render: renderWith(EnquiryReceivedView) },
  NotFoundPage: {
    path: routes.notFound,
    render: ({ data }) => <NotFoundMessage page={(data as Present<Queries.NotFoundPageQuery>).notFoundPage} />,
  },
  PostNotFoundPage: {
    path: routes.postNotFound,
    render: ({ data }) => <NotFoundMessage page={(data as Present<Queries.PostNotFoundPageQuery>).postNotFoundPage} />,
  },
  Navigation: { path: routes.home, inLayout: true, render: renderWith(HomeView) },
  SiteSettings: { path: routes.home, inLayout: true, render: renderWith(HomeView) },
};

export interface PageKind extends Preview {
  /** The content type of the entry that is edited. */
  type: PreviewedType;
  /** The field of the query, or of the layout's data, that holds the entry. */
  field: string;
}

const fieldOf = (type: PreviewedType): string => type.charAt(0).toLowerCase() + type.slice(1);

const singlePath = (type: PreviewedType): { path?: string } => {
  const path = contentType(type).page?.path;
  return typeof path === "string" ? { path } : {};
};

/** The preview of a type, as Decap registers it by the name of the type's collection or file. */
export const pageKind = (type: PreviewedType): PageKind => ({
  type,
  field: fieldOf(type),
  ...singlePath(type),
  ...previews[type],
});

export const pageKinds: PageKind[] = (Object.keys(previews) as PreviewedType[]).map(pageKind);
