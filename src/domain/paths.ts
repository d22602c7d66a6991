/** Every path of the site. Links, pages, sitemap and chat take them from here. */
export const routes = {
  home: "/",
  services: "/services",
  about: "/about",
  industries: "/industries",
  work: "/work",
  blog: "/blog",
  contact: "/contact_us",
  enquiryReceived: "/enquiry_received",
  notFound: "/404",
  postNotFound: "/blog/404",
} as const;

/** The endpoints of forms and of the sign-in to the editor. One function, `src/api/[endpoint].ts`, answers for all. */
export const apiRoutes = {
  contact: "/api/contact",
  formToken: "/api/form-token",
  enquiryReceived: "/api/enquiry-received",
  cmsAuth: "/api/cms-auth",
  cmsCallback: "/api/cms-callback",
} as const;

/** Where marketers edit the content. Everything below belongs to the editor. */
export const adminPath = "/admin";

/** Whether a path, or that of a file, is the editor's. */
export const isAdminPath = (path: string): boolean => path === adminPath || path.startsWith(`${adminPath}/`);

/** What the browser loads only when a visitor wants it. A build writes each from the content. */
export const dataFiles = {
  chatScript: "/data/chat-script.json",
} as const;

/** Where a build writes Pagefind's code and index. */
export const searchBundle = "/pagefind/";

/** What a build writes for programs that read the site. */
export const crawlerFiles = {
  sitemap: "/sitemap.xml",
  rss: "/rss.xml",
  llms: "/llms.txt",
  robots: "/robots.txt",
  security: "/.well-known/security.txt",
} as const;

/** The media type of the feed, as links to it and answers with it name it. */
export const rssType = "application/rss+xml";

export const servicePath = (slug: string): string => `${routes.services}/${slug}`;
export const industryPath = (slug: string): string => `${routes.industries}/${slug}`;
export const postPath = (slug: string): string => `${routes.blog}/${slug}`;
/** A page from blocks: its slug is its whole path, such as `lp/summer-offer`. */
export const builtPagePath = (slug: string): string => `/${slug}`;
export const legalPath = (slug: string): string => `/${slug}`;

export const caseStudyPath = (slug: string): string => `${routes.work}/${slug}`;

/** By what the list of case studies is filtered. */
export type WorkFilter = "industry" | "service";

/** What the work has beside its case studies: its filters, and the further pages of its list. */
export const workFolders: Readonly<Record<WorkFilter | "page", string>> = {
  industry: `${routes.work}/industry`,
  service: `${routes.work}/service`,
  page: `${routes.work}/page`,
};

/** The page that lists the case studies of an industry or a service. */
export const workFilterPath = (by: WorkFilter, slug: string): string => `${workFolders[by]}/${slug}`;

/** What the blog has beside its articles: its topics, and the further pages of its list. */
export const blogFolders = { tag: `${routes.blog}/tag`, page: `${routes.blog}/page` } as const;

/** The page that lists the articles of a tag. */
export const tagPath = (slug: string): string => `${blogFolders.tag}/${slug}`;

/**
 * One of the pages of a list.
 *
 * @param list the list's own path, which is also that of its first page
 * @param page from 1
 */
export const listPagePath = (list: string, page: number): string => (page === 1 ? list : `${list}/page/${page}`);

/**
 * The contact page, with a service already chosen in its form.
 *
 * @param serviceSlug the service's slug; the form ignores one that it does not know
 */
export const enquiryPath = (serviceSlug: string): string =>
  `${routes.contact}?service=${encodeURIComponent(serviceSlug)}`;

/** Whether a path is an article's, if there is such an article. */
export const isPostPath = (path: string): boolean =>
  path.startsWith(`${routes.blog}/`) && !Object.values(blogFolders).some((folder) => path.startsWith(`${folder}/`));

/** Where the enquiry form stands in its page. Functions that answer without scripts, and the chat, lead to it. */
export const enquiryFormId = "enquiry";

/** A single letter before a hyphen belongs to its word, as in e-mail. No literal, which the build would expand to Unicode tables. */
const word = new RegExp("(?:\\p{L}-(?=\\p{L}))?[\\p{L}\\p{M}\\p{N}]+", "gu");

/** The id of a question's answer on its page: its words. */
export const questionId = (question: string): string =>
  ["question", ...(question.toLowerCase().match(word) ?? [])].join("-");

/** The place of a question's answer on a page. */
export const questionPath = (pagePath: string, question: string): string =>
  `${pagePath}#${encodeURIComponent(questionId(question))}`;

/** A link by the site's full URL as a path of the site; any other link as it is. */
export const linkOnSite = (link: string, siteUrl: string | undefined): string =>
  siteUrl !== undefined && `${link}/`.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) || routes.home : link;

/** A path without query, hash and trailing slash, as canonical URLs are written. */
export const canonicalPath = (path: string): string => {
  const bare = path.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return bare === "" ? routes.home : bare;
};

/** The canonical URL of a path. The home page's ends with a slash, as browsers write it. */
export const canonicalUrl = (url: string, path: string): string => `${url}${canonicalPath(path)}`;
