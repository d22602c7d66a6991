import type { ReactNode } from "react";
import { NotFoundMessage } from "../../components/sections/not-found-message";
import { contentType, type PreviewedType } from "../../domain/content/content-types";
import type { PageEntry, PageContext } from "../../domain/page-entry";
import { routes } from "../../domain/paths";
import type { Present } from "../../domain/present";
import { AboutView } from "../../views/about-view";
import { type BlogContext, BlogView } from "../../views/blog-view";
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
import { type WorkContext, WorkView } from "../../views/work-view";

/** What a view is given: a query's result and its page's context, made by our own build. */
export interface Shown {
  data: unknown;
  pageContext: unknown;
}

/** The page's entry in the page index, from its context. */
const pageOf = ({ pageContext }: Shown): PageEntry => (pageContext as PageContext).page;

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

const home = ({ data }: Shown) => <HomeView data={data as Present<Queries.HomePageQuery>} location={location} />;

/** The view that previews each type. */
const previews: Record<PreviewedType, Preview> = {
  Service: {
    render: (shown) => (
      <ServiceView
        data={shown.data as Present<Queries.ServiceTemplateQuery>}
        page={pageOf(shown)}
        location={location}
      />
    ),
  },
  Industry: {
    render: (shown) => (
      <IndustryView data={shown.data as Present<Queries.IndustryTemplateQuery>} page={pageOf(shown)} />
    ),
  },
  Post: {
    render: (shown) => <PostView data={shown.data as Present<Queries.PostTemplateQuery>} page={pageOf(shown)} />,
  },
  CaseStudy: {
    render: (shown) => (
      <CaseStudyView data={shown.data as Present<Queries.CaseStudyTemplateQuery>} page={pageOf(shown)} />
    ),
  },
  LegalPage: {
    render: (shown) => (
      <LegalPageView data={shown.data as Present<Queries.LegalPageTemplateQuery>} page={pageOf(shown)} />
    ),
  },
  BuiltPage: {
    fallback: routes.home,
    render: (shown) => (
      <BuiltPageView
        data={shown.data as Present<Queries.BuiltPageTemplateQuery>}
        page={pageOf(shown)}
        location={location}
      />
    ),
  },
  HomePage: { render: home },
  AboutPage: {
    render: (shown) => <AboutView data={shown.data as Present<Queries.AboutPageQuery>} page={pageOf(shown)} />,
  },
  ContactPage: {
    render: (shown) => (
      <ContactView data={shown.data as Present<Queries.ContactPageQuery>} page={pageOf(shown)} location={location} />
    ),
  },
  ServicesPage: {
    render: (shown) => <ServicesView data={shown.data as Present<Queries.ServicesPageQuery>} page={pageOf(shown)} />,
  },
  IndustriesPage: {
    render: (shown) => (
      <IndustriesView data={shown.data as Present<Queries.IndustriesPageQuery>} page={pageOf(shown)} />
    ),
  },
  BlogPage: {
    render: ({ data, pageContext }) => (
      <BlogView data={data as Present<Queries.BlogTemplateQuery>} pageContext={pageContext as BlogContext} />
    ),
  },
  WorkPage: {
    render: ({ data, pageContext }) => (
      <WorkView data={data as Present<Queries.WorkTemplateQuery>} pageContext={pageContext as WorkContext} />
    ),
  },
  EnquiryReceivedPage: {
    path: routes.enquiryReceived,
    render: ({ data }) => <EnquiryReceivedView data={data as Present<Queries.EnquiryReceivedPageQuery>} />,
  },
  NotFoundPage: {
    path: routes.notFound,
    render: ({ data }) => <NotFoundMessage page={(data as Present<Queries.NotFoundPageQuery>).notFoundPage} />,
  },
  PostNotFoundPage: {
    path: routes.postNotFound,
    render: ({ data }) => <NotFoundMessage page={(data as Present<Queries.PostNotFoundPageQuery>).postNotFoundPage} />,
  },
  Navigation: { path: routes.home, inLayout: true, render: home },
  SiteSettings: { path: routes.home, inLayout: true, render: home },
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
