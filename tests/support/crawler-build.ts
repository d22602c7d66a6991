import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";

interface Post {
  slug: string;
  date: string;
  draft?: boolean;
}

const head = { headline: "Headline", subline: "Subline" };
const page = (name: string) => ({
  name,
  contentFile: `content/pages/${name}.json`,
  seo: { title: `${name} title`, description: `What ${name} says.` },
  head,
});

/** What the content answers of a site of few pages, with these articles. */
const pageContent = (posts: readonly Post[]) => ({
  services: { nodes: [] },
  industries: { nodes: [] },
  legalPages: { nodes: [] },
  posts: {
    nodes: posts.map(({ slug, date, draft = false }) => ({
      ...page(slug),
      ...{ id: slug, slug, title: `On ${slug}`, path: `/blog/${slug}`, date, draft, tags: [] },
    })),
  },
  homePage: { ...page("home"), hero: { headline: "Home", front: { src: "/media/home.jpg" } } },
  aboutPage: { ...page("about"), about: { image: { src: "/media/about.jpg" } } },
  contactPage: { ...page("contact"), image: { src: "/media/contact.jpg" } },
  servicesPage: page("services"),
  industriesPage: page("industries"),
  blogPage: {
    ...page("blog"),
    tagPages: { title: "{tag}", description: "{tag}", headline: "{tag}", subline: "{tag}" },
    furtherPages: {
      title: "Blog {page}",
      description: "{page}",
      tagTitle: "{tag} {page}",
      tagDescription: "{tag} {page}",
      subline: "{page} of {pages}",
      page: "Page {page}",
    },
  },
  siteSettings: { name: "Site" },
  searchWords: { kinds: { service: "Service", industry: "Industry", post: "Article" } },
  media: { nodes: [] },
});

const crawlerContent = {
  siteSettings: {
    ...{ url: "https://site.example", name: "Site", team: "Site Team", tagline: "We make sites.", language: "en-IN" },
    email: "hello@site.example",
    phones: [],
    address: { street: "Road 1", locality: "Noida", region: "UP", postalCode: "201309", country: "India" },
    hours: { text: "10 to 7", urgent: "Always" },
  },
  interfaceLabels: { contactDetails: "Contact details", legal: "Legal" },
};

const feedContent = (posts: readonly Post[]) => ({
  blogPage: page("blog"),
  posts: {
    nodes: posts.map(({ slug }) => ({
      ...{ path: `/blog/${slug}`, html: `<p>Text of ${slug}</p>`, author: null, excerpt: `Of ${slug}`, tags: ["Tag"] },
      image: { file: { childImageSharp: { gatsbyImageData: { images: { fallback: { src: "/static/a.jpg" } } } } } },
    })),
  },
});

/**
 * What Gatsby gives to whoever acts after a build of a small site, in a folder.
 *
 * @param paths the pages that were built
 */
export const crawlerBuild = (folder: string, posts: readonly Post[], paths: readonly string[]) => {
  const write = (name: string, content: string) => {
    const file = path.join(folder, "public", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const one of paths) write(path.join(one, "index.html"), `<main><h1>${one}</h1></main>`);
  write("static/a.jpg", "a picture");
  const answers = { PageContent: pageContent(posts), CrawlerContent: crawlerContent, FeedContent: feedContent(posts) };
  const cache = new Map<string, unknown>();
  const warnings: string[] = [];
  const build = {
    store: { getState: () => ({ program: { directory: folder } }) },
    graphql: (text: string) =>
      Promise.resolve({ data: answers[/query (\w+)/.exec(text)?.[1] as keyof typeof answers] }),
    cache: {
      get: (key: string) => Promise.resolve(cache.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(cache.set(key, value)),
    },
    reporter: { warn: (text: string) => warnings.push(text) },
  };
  return { build: build as unknown as BuildArgs, warnings };
};
