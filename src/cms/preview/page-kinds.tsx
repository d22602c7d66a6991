import type { ReactNode } from "react";
import type { ContentTypeName } from "../../domain/content/content-types";
import { routes } from "../../domain/paths";
import { AboutView } from "../../views/about-view";
import { type BlogContext, BlogView } from "../../views/blog-view";
import { ContactView } from "../../views/contact-view";
import { EnquiryReceivedView } from "../../views/enquiry-received-view";
import { HomeView } from "../../views/home-view";
import { IndustriesView } from "../../views/industries-view";
import { IndustryView } from "../../views/industry-view";
import { LegalPageView } from "../../views/legal-page-view";
import { NotFoundView } from "../../views/not-found-view";
import { PostNotFoundView } from "../../views/post-not-found-view";
import { PostView } from "../../views/post-view";
import { ServiceView } from "../../views/service-view";
import { ServicesView } from "../../views/services-view";

/** What a view is given: a query's result and its page's context, made by our own build. */
export interface Shown {
  data: unknown;
  pageContext: unknown;
}

export interface PageKind {
  /** The content type of the entry that is edited. */
  type: ContentTypeName;
  /** The page that shows it; undefined where every entry has a page of its own. */
  path?: string;
  /** The field of the query, or of the layout's data, that holds the entry. */
  field: string;
  /** Whether it is a part of the layout that stands around every page. */
  inLayout?: boolean;
  render: (shown: Shown) => ReactNode;
}

/** Nobody asked for a service or a question. */
const location = { search: "", hash: "" };

const home = ({ data }: Shown) => <HomeView data={data as Queries.HomePageQuery} location={location} />;

/** By the name of a folder's collection, or of a file's entry, in the CMS. */
export const pageKinds = {
  services: {
    type: "Service",
    field: "service",
    render: ({ data }) => <ServiceView data={data as Queries.ServiceTemplateQuery} location={location} />,
  },
  industries: {
    type: "Industry",
    field: "industry",
    render: ({ data }) => <IndustryView data={data as Queries.IndustryTemplateQuery} />,
  },
  posts: {
    type: "Post",
    field: "post",
    render: ({ data }) => <PostView data={data as Queries.PostTemplateQuery} />,
  },
  legal: {
    type: "LegalPage",
    field: "legalPage",
    render: ({ data }) => <LegalPageView data={data as Queries.LegalPageTemplateQuery} />,
  },
  "page-home": { type: "HomePage", path: routes.home, field: "homePage", render: home },
  "page-about": {
    type: "AboutPage",
    path: routes.about,
    field: "aboutPage",
    render: ({ data }) => <AboutView data={data as Queries.AboutPageQuery} />,
  },
  "page-contact": {
    type: "ContactPage",
    path: routes.contact,
    field: "contactPage",
    render: ({ data }) => <ContactView data={data as Queries.ContactPageQuery} location={location} />,
  },
  "page-services": {
    type: "ServicesPage",
    path: routes.services,
    field: "servicesPage",
    render: ({ data }) => <ServicesView data={data as Queries.ServicesPageQuery} />,
  },
  "page-industries": {
    type: "IndustriesPage",
    path: routes.industries,
    field: "industriesPage",
    render: ({ data }) => <IndustriesView data={data as Queries.IndustriesPageQuery} />,
  },
  "page-blog": {
    type: "BlogPage",
    path: routes.blog,
    field: "blogPage",
    render: ({ data, pageContext }) => (
      <BlogView data={data as Queries.BlogTemplateQuery} pageContext={pageContext as BlogContext} />
    ),
  },
  "page-enquiry-received": {
    type: "EnquiryReceivedPage",
    path: routes.enquiryReceived,
    field: "enquiryReceivedPage",
    render: ({ data }) => <EnquiryReceivedView data={data as Queries.EnquiryReceivedPageQuery} />,
  },
  "page-not-found": {
    type: "NotFoundPage",
    path: routes.notFound,
    field: "notFoundPage",
    render: ({ data }) => <NotFoundView data={data as Queries.NotFoundPageQuery} isPost={false} />,
  },
  "page-post-not-found": {
    type: "PostNotFoundPage",
    path: routes.postNotFound,
    field: "postNotFoundPage",
    render: ({ data }) => <PostNotFoundView data={data as Queries.PostNotFoundPageQuery} />,
  },
  navigation: { type: "Navigation", path: routes.home, field: "navigation", inLayout: true, render: home },
  site: { type: "SiteSettings", path: routes.home, field: "siteSettings", inLayout: true, render: home },
} as const satisfies Record<string, PageKind>;
