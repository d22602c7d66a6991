/** The fixed paths of the site, for links, pages, sitemap and chat. */
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

/** The endpoints of forms and of the editor's sign-in. As a function, `src/api/[endpoint].ts` serves all of them. */
export const apiRoutes = {
  contact: "/api/contact",
  formToken: "/api/form-token",
  enquiryReceived: "/api/enquiry-received",
  cmsAuth: "/api/cms-auth",
  cmsCallback: "/api/cms-callback",
} as const;

/** What the Node server answers to programs that watch it. */
export const operatorPaths = { alive: "/healthz", ready: "/readyz", metrics: "/metrics" } as const;

/** The path of the editor, which owns every path below it as well. */
export const adminPath = "/admin";

/** Whether a URL or file path belongs to the editor. */
export const isAdminPath = (path: string): boolean => path === adminPath || path.startsWith(`${adminPath}/`);

/** The path of the chat script, which browsers load on demand. */
export const chatScriptPath = "/data/chat-script.json";

/** The path of Pagefind's code and index. */
export const searchBundle = "/pagefind/";

/** The files that a build writes for crawlers. */
export const crawlerFiles = {
  sitemap: "/sitemap.xml",
  rss: "/rss.xml",
  llms: "/llms.txt",
  robots: "/robots.txt",
  security: "/.well-known/security.txt",
} as const;

/** The media type of the feed, in links and responses. */
export const rssType = "application/rss+xml";

export const servicePath = (slug: string): string => `${routes.services}/${slug}`;
export const industryPath = (slug: string): string => `${routes.industries}/${slug}`;
export const postPath = (slug: string): string => `${routes.blog}/${slug}`;
/** A page of blocks: its slug is its whole path, such as `lp/summer-offer`. */
export const builtPagePath = (slug: string): string => `/${slug}`;
export const legalPath = (slug: string): string => `/${slug}`;

export const caseStudyPath = (slug: string): string => `${routes.work}/${slug}`;

/** The filters of the case study list. */
export type WorkFilter = "industry" | "service";

/** The folders of work besides case studies: filters, and further pages of the list. */
export const workFolders: Readonly<Record<WorkFilter | "page", string>> = {
  industry: `${routes.work}/industry`,
  service: `${routes.work}/service`,
  page: `${routes.work}/page`,
};

/** The case study list of an industry or a service. */
export const workFilterPath = (by: WorkFilter, slug: string): string => `${workFolders[by]}/${slug}`;

/** The folders of the blog besides articles: tags, and further pages of the list. */
export const blogFolders = { tag: `${routes.blog}/tag`, page: `${routes.blog}/page` } as const;

/** The article list of a tag. */
export const tagPath = (slug: string): string => `${blogFolders.tag}/${slug}`;

/**
 * Returns the path of a list's page.
 *
 * @param list the list's own path, which is also that of its first page
 * @param page from 1
 */
export const listPagePath = (list: string, page: number): string => (page === 1 ? list : `${list}/page/${page}`);

/**
 * The contact page, with a service preselected in its form.
 *
 * @param serviceSlug the form ignores an unknown slug
 */
export const enquiryPath = (serviceSlug: string): string =>
  `${routes.contact}?service=${encodeURIComponent(serviceSlug)}`;

/** Whether a path is an article's; the article need not exist. */
export const isPostPath = (path: string): boolean =>
  path.startsWith(`${routes.blog}/`) && !Object.values(blogFolders).some((folder) => path.startsWith(`${folder}/`));

/** The id of the enquiry form, to which responses without JavaScript and the chat link. */
export const enquiryFormId = "enquiry";

// Not a literal, which the build would expand to Unicode tables.
const word = new RegExp("[\\p{L}\\p{M}\\p{N}]+", "gu");

/** Returns the id of an answer: the words of its question. */
export const questionId = (question: string): string =>
  ["question", ...(question.toLowerCase().match(word) ?? [])].join("-");

/** The URL of an answer on a page, with fragment. */
export const questionPath = (pagePath: string, question: string): string =>
  `${pagePath}#${encodeURIComponent(questionId(question))}`;

/** Turns an absolute URL of the site into a path; returns other links unchanged. */
export const linkOnSite = (link: string, siteUrl: string | undefined): string =>
  siteUrl !== undefined && `${link}/`.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) || routes.home : link;

/** Removes query, hash and trailing slashes, as in canonical URLs. */
export const canonicalPath = (path: string): string => {
  const bare = path.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return bare === "" ? routes.home : bare;
};

/** Returns a path's canonical URL. The home page's ends with a slash, as in browsers. */
export const canonicalUrl = (url: string, path: string): string => `${url}${canonicalPath(path)}`;
