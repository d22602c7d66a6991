import type { ComponentType } from "react";
import { NotFoundMessage } from "../../components/sections/not-found-message";
import { contentType, type PreviewedType } from "../../domain/content/content-types";
import { routes } from "../../domain/paths";
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

interface Preview {
  /** The path of the page that shows an entry without its own. */
  path?: string;
  /** The path of the base page if none of its kind is built. */
  fallback?: string;
  /** Renders the result of that page's query. */
  View: ComponentType<never>;
}

const previews: Record<PreviewedType, Preview> = {
  Service: { View: ServiceView },
  Industry: { View: IndustryView },
  Post: { View: PostView },
  CaseStudy: { View: CaseStudyView },
  LegalPage: { View: LegalPageView },
  BuiltPage: { fallback: routes.home, View: BuiltPageView },
  HomePage: { View: HomeView },
  AboutPage: { View: AboutView },
  ContactPage: { View: ContactView },
  ServicesPage: { View: ServicesView },
  IndustriesPage: { View: IndustriesView },
  BlogPage: { View: BlogView },
  WorkPage: { View: WorkView },
  EnquiryReceivedPage: { path: routes.enquiryReceived, View: EnquiryReceivedView },
  NotFoundPage: {
    path: routes.notFound,
    View: ({ data }: ViewProps<Queries.NotFoundPageQuery>) => <NotFoundMessage page={data.notFoundPage} />,
  },
  PostNotFoundPage: {
    path: routes.postNotFound,
    View: ({ data }: ViewProps<Queries.NotFoundPageQuery>) => <NotFoundMessage page={data.postNotFoundPage} />,
  },
  Navigation: { path: routes.home, View: HomeView },
  SiteSettings: { path: routes.home, View: HomeView },
};

export interface PageKind extends Preview {
  /** The content type of the entry that is edited. */
  type: PreviewedType;
  /** The field of the query, or of the layout's data, that holds the entry. */
  field: string;
}

/** Returns how entries of a content type are previewed. */
export const pageKind = (type: PreviewedType): PageKind => {
  const path = contentType(type).page?.path;
  const field = type.charAt(0).toLowerCase() + type.slice(1);
  return { type, field, ...(typeof path === "string" && { path }), ...previews[type] };
};

export const pageKinds: PageKind[] = (Object.keys(previews) as PreviewedType[]).map(pageKind);
