import { copyFileSync, readdirSync, readFileSync, symlinkSync, truncateSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { stringify } from "yaml";
import { contentTypeOf } from "../../src/domain/content/content-types";
import { canonicalForm } from "../../src/gatsby/content/canonical-form";
import { parseFile } from "../../src/gatsby/content/parse-file";
import { type GitProject, gitProject } from "../support/git-project";
import { postSource } from "../support/post-source";

/** New values of a file's fields, by their names in the report; undefined removes a field. */
type Fields = Record<string, unknown>;
type Changes = Record<string, Fields>;

const service = (name: string) => `content/services/${name}.md`;
const industry = (name: string) => `content/industries/${name}.md`;
const post = (name: string) => `content/posts/${name}.md`;
const quote = (name: string) => `content/quotes/${name}.md`;
const work = (name: string) => `content/work/${name}.md`;
const legal = (name: string) => `content/legal/${name}.md`;
const builtPage = (name: string) => `content/built-pages/${name}.md`;
const page = (name: string) => `content/pages/${name}.json`;
const settings = (name: string) => `content/settings/${name}.json`;
const chat = "content/chatbot/script.json";
const redirects = "content/redirects/redirects.json";

const letters = (count: number): string => "x".repeat(count);
const copies = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
const tile = { icon: "clock", title: "A tile", description: "A sentence." };
const ornament = { src: "/media/sample.jpg", decorative: true };
const stat = { icon: "clock", number: "24/7", label: "Support" };
const question = { question: "A question?", answer: "An answer." };
const text = (markdown: string) => ({ kind: "text", text: markdown });
const articles = (chosen: string[]) => ({ kind: "articles", heading: "Articles", chosen });
const questions = { kind: "questions", heading: "Questions", questions: [question] };

/** Added entries, copies of a valid one with their own slug and texts. */
const added: Record<string, Changes> = {
  [service("sample-four")]: {
    types: {
      title: 5,
      slug: "not a slug!",
      formerSlugs: "before",
      order: 1.5,
      category: "gardening",
      accent: undefined,
      draft: "yes",
      showOnHome: 1,
      description: ["A text"],
      image: "/media/sample.jpg",
      hero: [],
      "overview.heading": true,
      "features.tiles[0]": "A tile",
      "stats[1].number": 24,
      "seo.title": { text: "A title" },
    },
    lengths: {
      title: letters(61),
      slug: letters(81),
      formerSlugs: copies(51, "before"),
      order: 0,
      description: "x",
      "image.alt": letters(201),
      "seo.title": letters(9),
      "seo.description": letters(161),
      "stats[0].number": letters(17),
      "features.tiles": [tile],
      questions: [],
    },
    counts: {
      "seo.title": "😀".repeat(6),
      order: 10_001,
      stats: copies(5, stat),
      "features.tiles": copies(7, tile),
      questions: copies(6, question),
    },
    "asked-twice": {
      questions: [question, { ...question, question: "A QUESTION" }, { ...question, question: "Another?" }],
    },
    infinite: { order: Infinity },
    uncategorised: { category: "gardening" },
    formats: {
      formerSlugs: ["fine", "not a slug", null],
      "image.src": "/media/../sample.jpg",
      "overview.image.src": "/media/sample.svg",
      "stats[0].icon": "Users Three",
      "stats[1].icon": undefined,
    },
    unknown: {
      slgu: "unknown",
      "hero.button": "Get Quote",
      "stats[0].unit": "x",
      "overview.image.caption": "x",
      "features.tiles[1].more": ["x"],
    },
    alternatives: {
      "image.alt": "",
      "overview.image": { src: "/media/sample.jpg", decorative: false },
      "questions[0].question": "",
    },
  },
  [service("sample-three")]: {
    announced: { comingSoon: true, stats: [stat], hero: "Soon", order: undefined },
    published: { comingSoon: undefined },
    "announced-twice": { title: "announced sample", slug: "Sample-Three" },
  },
  [work("harbour-timetable")]: {
    names: {
      industry: "no-industry",
      services: ["no-service"],
      quote: "no-quote",
      gallery: [{ src: "/media/gone.jpg", alt: "Gone" }],
    },
    types: {
      slug: "Page",
      industry: ["sample-c"],
      services: [],
      date: "June",
      client: "",
      outcome: "Better",
      gallery: copies(13, { src: "/media/sample.jpg", alt: "A picture" }),
      link: "javascript:alert(1)",
    },
    relations: { industry: "draft-industry", services: ["sample-three"], quote: "Bakery" },
    renamed: { industry: "first", services: ["sample-two", "sample-two"] },
  },
  [quote("harbour-office")]: {
    nobody: { title: undefined, name: undefined, role: 5, image: { src: "/media/sample.jpg" } },
  },
  [post("article-18")]: {
    dates: { date: "2025-02-30", publishAt: "2026-12-01", expireAt: "2026-12-01T09:00Z", author: letters(81) },
    moments: { date: "June", publishAt: "2026-12-01T24:00", expireAt: "2026-12-01T09:00:00" },
    later: { publishAt: "2027-01-01T00:00" },
    never: { publishAt: "2026-12-02T09:00", expireAt: "2026-12-02T09:00" },
    due: { slug: "Due", publishAt: "2026-12-01T05:30" },
    passing: { formerSlugs: ["by"], expireAt: "2026-12-24T18:00", tags: ["Fleeting"] },
    "without-tags": { tags: undefined, excerpt: undefined },
    "too-many-tags": { tags: ["A", "B", "C", "D", "E", letters(31)], excerpt: letters(301) },
  },
  [builtPage("lp-summer")]: {
    "block-fields": {
      slug: "admin/page",
      formerSlugs: ["Summer"],
      campaign: 5,
      "blocks[0].headline": undefined,
      "blocks[0].ground": "striped",
      "blocks[1].figures[0].number": 850,
      "blocks[1].unit": "x",
      "blocks[2]": { kind: "carousel" },
      "blocks[3]": { heading: "A block of no kind" },
      "blocks[4]": "A text",
      "blocks[5]": {
        kind: "video",
        heading: "A video",
        mp4: "/video/hero-loop.mp4",
        captions: "/video/hero-loop.mp4",
        poster: { src: "/media/sample.jpg" },
      },
      "blocks[6]": { ...text("A <b>word</b>, [run](javascript:alert(1)) ![](/media/sample.jpg)"), anchor: "block-1" },
      "blocks[7]": { ...text("A text."), anchor: "menu" },
      "blocks[8]": { kind: "logos", heading: "Logos", logos: [{ image: ornament }, { image: ornament, to: "/about" }] },
    },
  },
  [builtPage("draft-page")]: {
    "block-count": { blocks: copies(200, { kind: "separator" }) },
    "block-order": {
      blocks: [
        { ...questions, anchor: "one" },
        { kind: "hero", headline: "A headline", subline: "A subline.", form: true },
        { kind: "form", heading: "A form" },
        { ...questions, anchor: "one" },
        { ...questions, hidden: true },
      ],
    },
    "all-hidden": { draft: undefined, blocks: [{ ...questions, hidden: true }] },
    "no-blocks": { draft: undefined, blocks: [] },
    "hidden-draft": { blocks: [{ ...questions, hidden: true }] },
    "block-links": {
      "blocks[0].image": { src: "/media/gone.jpg", alt: "Gone" },
      "blocks[0].button": { label: "Down", to: "#nowhere" },
      "blocks[1]": {
        kind: "services",
        heading: "Services",
        buttonLabel: "Explore",
        chosen: ["draft-service", "no-service"],
      },
      "blocks[2]": { kind: "form", heading: "A form", service: "Sample-One", formName: "events" },
      "blocks[3]": { kind: "figures", figures: [stat, { ...stat, icon: "not-an-icon" }] },
      "blocks[4]": text("A text that [leads nowhere](/nowhere) and shows ![Gone](/media/gone.jpg)"),
      "blocks[5]": {
        kind: "video",
        heading: "A video",
        mp4: "/video/gone.mp4",
        captions: "/video/gone.vtt",
        poster: ornament,
      },
      "blocks[6]": { ...questions, anchor: "not-shown", hidden: true },
    },
    "chosen-articles": {
      draft: undefined,
      "blocks[1]": articles(["short", "coming-article"]),
      "blocks[2]": articles(["Due", "going-article"]),
      "blocks[3]": articles(["expired-article"]),
      "blocks[4]": articles(["no-article"]),
    },
    placeholder: { "blocks[1]": text("We are there {{hours}}, at [{{toString}}](/about), not `{{mustache}}`.") },
    index: {},
    "path-taken": { slug: "services/sample-two" },
    "list-taken": { slug: "work/industry/sample-c" },
    "file-taken": { slug: "about" },
    redirected: { slug: "contact", draft: undefined },
    "with-text": {},
  },
};

/** Changes to entries that only a check across files can detect. */
const changedEntries: Changes = {
  [service("sample-two")]: { formerSlugs: ["sample-two", "sample-one", "old-sample", "two-before"] },
  [service("sample-four")]: { slug: "another-four" },
  [service("WindMills")]: { comingSoon: true },
  [industry("sample-a")]: {
    formerSlugs: ["first", "two"],
    services: ["sample-one", "draft-service"],
    "image.src": "/media/gone.jpg",
    "tiles[0].icon": "not-an-icon",
    "seo.title": "A title of thirty-six letters, fine.",
  },
  [industry("sample-b")]: {
    formerSlugs: ["two"],
    services: ["Sample-One"],
    "image.src": "/media/SAMPLE.jpg",
    "seo.title": "A title of thirty-seven characters...",
  },
  [industry("sample-c")]: { formerSlugs: ["third"], services: ["sample-one", "no-service", "neither-this"] },
  // Refers to industries and services that still exist.
  ...Object.fromEntries(
    readdirSync("tests/fixture-site/content/work").map((file) => [
      `content/work/${file}`,
      { industry: "sample-c", services: ["sample-two"] },
    ]),
  ),
  [work("shade-catalogue")]: { services: ["lamp-shops"] },
  [post("fourth")]: { tags: ["second topic"] },
  [post("short")]: { tags: ["Sample", "++"] },
  [post("draft-article")]: { tags: ["Kites"] },
  [post("article-05")]: { "tags[1]": "nine" },
  [post("article-13")]: { draft: true },
  [post("article-15")]: { tags: ["Sample", letters(30)] },
  [post("going-article")]: { formerSlugs: ["went-article"], excerpt: "Call {{ phone }}.".padEnd(80, ".") },
  [post("article-16")]: { tags: ["Sample", "Nine", "sample"], "seo.title": "Sample page: blog – page 2" },
  [post("article-17")]: {
    "seo.title": "Samples about Nine",
    "seo.description": "The sample articles about Nine, which exist only for the tests of this project.",
  },
};

const changedFiles: Changes = {
  [settings("site")]: { name: "A Studio With Quite a Long Name", leftOut: ["opening hours"] },
  [settings("navigation")]: {
    "header[0].to": "/abuot",
    "header[1].to": "/about#resons",
    "contact.to": "/Contact_Us",
    "footer[1].to": "/services/sample-two#about",
    "footer[2].to": "/blog/tag/nine#nowhere",
    "footer[3].to": "/work#nowhere",
    "footer[4].to": "/work/service/lamp-shops/page/2",
  },
  [settings("banners")]: { "banners[0].link.to": "/services/draft-service" },
  [settings("search")]: { suggestions: ["sample-one", "sample-three"], results: "{number} of {count} results" },
  [settings("enquiry-form")]: { privacyPage: "privacy" },
  [settings("labels")]: { call: "", "theme.dark": letters(21), "theme.dusk": "Dusk", draft: undefined },
  [page("home")]: {
    "about.video.mp4": "/video/gone.mp4",
    "hero.primary.to": "/services/announced",
    "hero.front.src": "/media/gone.jpg",
  },
  [page("about")]: {
    "seo.title": "SAMPLE PAGE: HOME",
    "seo.description": "A description of the sample page home, which exists only for the tests of this project.",
    "counters[0].icon": "not-an-icon",
  },
  [page("industries")]: {
    "carousel.slides[0].link": "/industries/gone",
    "carousel.slides[1].link": "/blog/coming-article",
    "carousel.slides[1].expireAt": "2026-12-01T13:00",
    "carousel.slides[2].link": "/blog/going-article",
    "carousel.slides[2].publishAt": "2026-12-01T11:00",
    "carousel.slides[4].link": "/blog/going-article#nowhere",
    "carousel.slides[5].link": "/blog/coming-article#nowhere",
  },
  [page("work")]: { "subjectPages.title": "Our work", "furtherPages.title": "Page {page}", "facts.year": undefined },
  [chat]: {
    greeting: "hello",
    directContact: "location",
    "services.info": "{description} ({title}, {price})",
    "services.questions.message": "{titel}",
    "steps[0].options[1].nextStep": "nowhere",
    "steps[0].options[2]": { text: "Published", nextStep: "service:sample-one" },
    "steps[0].options[3]": { text: "Announced", nextStep: "service:sample-three" },
    "steps[0].options[4]": { text: "With errors of its own", nextStep: "service:alternatives" },
    "steps[2].message": "Come to {adress}.",
    "steps[2].nextStep": "services",
    "steps[3].id": "location",
    "steps[3].nextStep": "nowhere_else",
    "steps[5]": { id: "services", message: "Which?", nextStep: "location" },
    "steps[6]": { id: "dead_end", message: "Nothing follows." },
  },
  [redirects]: {
    "redirects[3]": { from: "/itself", to: "/itself/" },
    "redirects[4]": { from: "/contact", to: "/about" },
    "redirects[5]": { from: "/about", to: "/contact_us" },
    "redirects[6]": { from: "/blog/later", to: "/about" },
    "redirects[7]": { from: "/loop", to: "https://sample.example/further-loop" },
    "redirects[8]": { from: "/further-loop", to: "/loop" },
    "redirects[9]": { from: "/into-loop", to: "/loop" },
    "redirects[10]": { from: "/chain", to: "/contact" },
    "redirects[11]": { from: "/for-good", to: "/blog/later" },
    "redirects[12]": { from: "/to-nothing", to: "/nothing" },
    "redirects[13]": { from: "/services/sample-two", to: "/services/two-before" },
    "redirects[14]": { from: "/industries/sample-c", to: "/about" },
    "redirects[15]": { from: "/own-url", to: "https://sample.example/own-url" },
    "redirects[16]": { from: "/sitemap.xml", to: "/about" },
    "redirects[17]": { from: "/api/contact", to: "/about" },
    "redirects[18]": { from: "/video/sample.vtt", to: "/about" },
    "redirects[19]": { from: "/to-former", to: "/industries/first" },
    "redirects[20]": { from: "/to-own-nothing", to: "https://sample.example/nothing" },
    "redirects[21]": { from: "/to-no-anchor", to: "/about#nowhere" },
    "redirects[25]": { from: "/metrics", to: "/about" },
    // Valid.
    "redirects[22]": { from: "/leaflet", to: "/brochure.txt" },
    "redirects[23]": { from: "/to-anchor", to: "/about#reasons" },
    "redirects[24]": { from: "/elsewhere", to: "https://other.example/elsewhere" },
    "redirects[26]": { from: "/feed", to: "/rss.xml" },
  },
};

const legalPage = (slug: string): string => {
  const seo = { title: `Another page altogether, ${slug}`, description: slug.padEnd(80, ".") };
  return `---\n${stringify({ title: "A page in the way", slug, updated: "2025-01-01", seo })}---\n\nText.\n`;
};

/** Unreadable files, and misplaced ones. */
const written: Record<string, string | Buffer> = {
  [legal("no-fields")]: "---\n\n---\n\nText.\n",
  [legal("only-a-comment")]: "---\n# Nothing yet\n\n---\n",
  [legal("windows")]: "---\r\n\r\n---\r\n\r\nText.\r\n",
  [legal("about")]: legalPage("about"),
  [legal("admin")]: legalPage("admin"),
  [post("empty")]: "",
  [post("open-front-matter")]: "---\ntitle: An article\n\nText.\n",
  [post("text")]: "---\nA title\n---\n\nText.\n",
  [post("colon")]: "---\ntitle: An article: with a colon\n---\n\nText.\n",
  [post("twice")]: "---\ntitle: An article\nslug: twice\ntitle: Another\n---\n\nText.\n",
  [post("tag")]: "---\ntitle: !Important An article\n---\n\nText.\n",
  [post("invisible")]: postSource(["title: An article", "slug: invisible"], "A line\u000bof Word."),
  [post("escaped")]: postSource(['title: "A line\\vof Word"', "slug: escaped"], "Text."),
  [post("half-emoji")]: postSource(['title: "Half an emoji \\ud83d"', "slug: half-emoji"], "Text."),
  [post("no-body")]: postSource(["title: An article without a text", "slug: no-body"], ""),
  [post("alias")]: "---\ntitle: *Article*\n---\n\nText.\n",
  [post("byte-order-mark")]: "\ufeff---\ntitle: An article\n---\n\nText.\n",
  [post("latin")]: Buffer.from("---\ntitle: A café\n---\n\nText.\n", "latin1"),
  [post("utf-16")]: Buffer.from("\ufeff---\ntitle: An article\n---\n\nText.\n", "utf16le"),
  [post("merge")]: postSource(["title: A", "slug: merge"], "<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other"),
  [post("book")]: letters(1_000_001),
  [post("comment")]: postSource(["title: An article with a comment", "slug: comment", "# to do"], "Text."),
  [post("builder")]: postSource(["title: An article of a builder", "slug: builder", "constructor: A builder"], "Text."),
  [post("pasted")]: postSource(
    ["title: An article that was pasted", "slug: pasted"],
    `![A photo](data:image/png;base64,${"iVBORw0KGgo/".repeat(1000)})`,
  ),
  [post("anchor")]: postSource(["title: &name An article", "slug: anchor", "author: *name"], "Text."),
  [page("contact")]: "[]\n",
  [page("not-found")]: "null\n",
  [page("enquiry-received")]: '{ "seo":',
  "content/notes.md": "To do.\n",
  // Not reported: files of macOS and Windows in every folder, and an editor's in its own.
  "content/.editor/state.json": "{}\n",
  "content/services/.DS_Store": "Bud1",
  "content/services/desktop.ini": "[ViewState]\n",
  "content/media/Thumbs.db": "",
  "content/media/team.jpg:Zone.Identifier": "[ZoneTransfer]\n",
  // Gatsby reads it as an article.
  "content/posts/.hidden.md": "To do.\n",
  "content/services/notes.txt": "To do.\n",
  "content/pages/further.json": "{}\n",
  "content/media/notes.txt": "To do.\n",
  "content/media/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  "content/media/text.jpg": "To do.\n",
};

const removed = [industry("sample-e"), page("post-not-found"), settings("acknowledgement")];

const refusedText = `
<script>alert(1)</script>

A <b>word</b> and <!-- a remark --> a line<br/>

<!-- a remark --> <div> <!-- another -->

[Runs](javascript:alert(1)), [leaves](//example.com), [is none](contact_us), [dials](tel:+910000000001), [shouts][url], [writes]({{email}}), [](/about)

[url]: Https://example.com/file

![](/media/sample.jpg) ![ ](/media/picture-1.jpg) ![Up](/media/../sample.jpg) ![][picture]

[picture]: /media/picture-2.jpg

A note.[^1] None.[^2] Another one.^[It [runs](javascript:alert(2)) too.]

# A heading like the title

## 🎉

- [ ] To do

A [brochure](/media/our brochure.jpg), [ours](https://example.com/a b).
##No space

[^1]: It [runs](javascript:alert(3)).
`;

const linkingText = `
## A heading

[Nowhere](/nowhere), [capitals](/services/Sample-Two), [none](/blog/due), [a draft](/services/draft-service), [announced](/services/sample-three)

[Waits](/blog/coming-article), [goes](/blog/going-article), [has gone](/blog/expired-article), [by its former path](/blog/went-article)

[Topic](/blog/tag/nothing), [of a draft](/blog/tag/kites), [that goes](/blog/tag/fleeting), [page](/blog/page/99)

[Case studies](/work/service/lamp-shops), [own URL](https://sample.example/gone), [defined][definition]

[definition]: /nowhere/defined

[Here](#nowhere), [there](/industries/sample-b#nowhere), [badly written](/about#100%), [marked](/about#:~:text=100%), [by name](/services/sample-two#about)

![Gone](/media/gone.jpg) ![Capitals](/media/Sample.jpg)

A note.[^1] Come to {{adress}} {{hours}}.

[^1]: It [leads nowhere](/nowhere/in-a-note).
`;

/** Valid. */
const fineText = `
<!-- to do -->

## Another heading

[Mail](mailto:{{email}}), [here](#another-heading), [question](/services/sample-two#question-is-there-a-third-one),
[passage](/about#:~:text=clicks), [form](/contact_us?service=sample-two#enquiry), [former slug](/industries/first),
[due](/blog/Due), [topic](/blog/tag/lamps), [page](/blog/page/2), [work](/work/service/sample-two), [feed](/rss.xml),
[own URL](https://sample.example), [with an anchor](https://sample.example/about#about), \`{{mustache}}\`
[![Linked](/media/sample.jpg)](http://example.com) no. ##5
#lamps
`;

/** Texts appended to entries. */
const appended: Record<string, string> = {
  [service("sample-one")]: linkingText + fineText,
  [service("sample-two")]: "\n## About {{name}}\n\nText.\n\n## Features\n\nText.\n",
  [service("draft-service")]:
    "\n[A draft](/industries/draft-industry#nowhere) and [one that waits](/blog/coming-article)\n",
  [post("article-14")]: refusedText,
  [builtPage("with-text")]: "\nA text under the blocks.\n",
};

/** Errors reported only once those above and of earlier rounds are fixed: each round begins with the original file. */
const furtherRounds: Changes[] = [
  {
    [settings("site")]: {
      name: undefined,
      shortName: letters(13),
      url: "http://sample.example",
      language: "english",
      timeZone: "Asia/Nowhere",
      tagline: ["A", "list"],
      email: "nobody",
      "phones[0].number": "12",
      "phones[1].label": "",
      "whatsapp.number": "+910000000001",
      "address.mapUrl": "http://sample.example",
      "geo.latitude": 91,
      "geo.longitude": "east",
      "hours.opening[0].days[0]": "Someday",
      "hours.opening[0].opens": "25:00",
      "hours.opening[0].closes": 18,
      leftOut: ["footer"],
      "social[0].url": "/about",
      reviewUrl: "//sample.example",
    },
    [settings("navigation")]: {
      "header[0].to": "about",
      "header[1].label": letters(41),
      contact: "/contact_us",
      footer: copies(9, { label: "Home", to: "/" }),
    },
    [settings("banners")]: {
      "banners[0].expireAt": "2026-12-01T11:00",
      "banners[1]": { text: "Text.", publishAt: "2026-02-30T09:00" },
      "banners[2]": { text: "Text.", link: { to: "/about" } },
    },
    [settings("analytics")]: { provider: "matomo", host: "https://stats.example/matomo.php", site: "1" },
    [settings("search")]: { suggestions: copies(9, "sample-one"), "kinds.post": undefined },
    [settings("enquiry-form")]: {
      reference: "Thank you.",
      consent: "You agree.",
      "inputs.email.missing": "",
      "inputs.budget.choices": ["One"],
      "forms[0].fields[0].field": "shoeSize",
      "forms[1].fields[1].field": "email",
      "forms[1].fields[4]": { field: "newsletter", required: true },
      "forms[2].fields[2].required": undefined,
    },
    [page("home")]: { hero: undefined, "about.video": "/video/hero-loop.mp4", contact: null },
    [page("about")]: { "about.paragraphs": [], counters: "four", "reasons.tiles[3]": undefined },
    [page("industries")]: {
      "carousel.kind": 5,
      "carousel.slides[0].link": "",
      "carousel.slides[0].publishAt": "2026-12-02T09:00",
      "carousel.slides[0].expireAt": "2026-12-01T09:00",
      "carousel.slides[1].publishAt": "2026-12-02T09:00",
      "carousel.slides[1].expireAt": "2026-12-01T09:00",
    },
    [page("blog")]: {
      readingTime: "Some min read",
      "subjectPages.title": "All of our articles about {subject}",
      "subjectPages.headline": "{subject} and {subject}",
      "furtherPages.title": "p. {page}",
      "furtherPages.subline": "Page {page}",
    },
    [chat]: {
      conversation: "text",
      "services.info": "{title}",
      "categories[1].category": "designing",
      "steps[0].id": "Not An Id",
      "steps[0].options[0].action": "call",
      "steps[0].options[1].nextStep": undefined,
      "steps[2].options": [],
      "steps[3].message": "",
      "steps[4].options[0].action": "fax",
    },
    [redirects]: {
      "redirects[0].from": "/contact/",
      "redirects[1].from": "https://sample.example/old",
      "redirects[1].to": "services",
      "redirects[2].to": undefined,
      "redirects[2].status": 302,
      "redirects[3]": { from: "/old/*", to: "/about" },
      "redirects[4]": { from: "/old/:id", to: "/about" },
    },
  },
  {
    [settings("site")]: {
      url: "https://Bücher.example",
      timeZone: "IST",
      "geo.latitude": -91,
      "geo.longitude": 180.5,
      phones: copies(6, { label: "A", number: "B" }),
      reviewUrl: "https://www.sample.example:sample",
    },
    [settings("banners")]: { banners: copies(21, { text: "Text." }) },
    [settings("enquiry-form")]: { "forms[0].name": "home" },
    [page("about")]: { "reasons.tiles": [tile, null, tile, "text"] },
    [chat]: {
      "steps[2].options": undefined,
      "steps[2].nextStep": "other_questions",
      "steps[3].nextStep": "location",
    },
    [redirects]: { redirects: { from: "/contact", to: "/contact_us" } },
  },
  {
    [chat]: {
      "steps[0].options": [{ text: "General Questions", nextStep: "general_questions" }],
      "steps[5]": { id: "island", message: "Where?", options: [{ text: "Here", nextStep: "island" }] },
    },
  },
];

const setField = (data: unknown, field: string, value: unknown) => {
  const keys = field.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop() ?? "";
  const group = keys.reduce((inner, key) => inner[key] as Record<string, unknown>, data as Record<string, unknown>);
  if (value === undefined) Reflect.deleteProperty(group, last);
  else group[last] = value;
};

/** Writes values into a text's fields as the CMS does, so that only their errors are reported. */
const withFields = (file: string, source: string, fields: Fields): string => {
  const type = contentTypeOf(file.replace("content/", ""));
  if (type === undefined) throw new Error(`${file} belongs to no content type`);
  return canonicalForm(type, source, parseFile(file, source), (data) => {
    for (const [field, value] of Object.entries(fields)) setField(data, field, value);
    return data;
  });
};

const ownTexts = (name: string, isPage: boolean): Fields => ({
  title: `An entry named ${name}`,
  slug: name,
  ...(isPage && {
    "seo.title": `Sample page: ${name}`,
    "seo.description": `A description of the sample page ${name}, which exists only in a test of the check.`,
  }),
});

const addPictures = async (project: GitProject) => {
  const media = (name: string) => `content/media/${name}`;
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#fff" } });
  const sample = readFileSync(path.join(project.root, media("sample.jpg")));
  project.write(media("heavy.jpg"), Buffer.concat([sample, Buffer.alloc(1_500_001)]));
  project.write(media("our team.jpg"), sample);
  project.write(media("büro.jpg"), sample);
  project.write(media("png.jpg"), await blank(8, 5).png().toBuffer());
  project.write(media("avif.png"), await blank(8, 5).avif({ effort: 0 }).toBuffer());
  project.write(media("gif.webp"), await blank(8, 5).gif().toBuffer());
  project.write(media("wide.png"), await blank(4000, 10).png().toBuffer());
  project.write(media("high.png"), await blank(10, 16_385).png().toBuffer());
  project.write(media("large.png"), await blank(10_000, 3001).png().toBuffer());
  project.write(media("turned.jpg"), await blank(8, 5).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  project.write(media("part.jpg"), sample.subarray(0, sample.length / 2));
  project.write(media("huge.jpg"), "");
  truncateSync(path.join(project.root, media("huge.jpg")), 10_000_000);
  // Unused pictures are reported as such: the huge one, and one that is none by its name.
  const names = ["heavy.jpg", "png.jpg", "avif.png", "gif.webp", "wide.png", "high.png", "large.png"];
  names.push("text.jpg", "turned.jpg", "part.jpg");
  project.replace(service("sample-one"), /$/, `\n${names.map((name) => `![Used](/media/${name})`).join("\n")}\n`);
};

const moveEntries = (project: GitProject) => {
  project.move(industry("sample-d"), industry("another-d"));
  project.replace(industry("another-d"), "slug: sample-d", "slug: another-d");
  const cookies = project.read(legal("sample-cookies"));
  project.remove(legal("sample-cookies"));
  project.write(post("sample-cookies"), postSource(["title: Sample cookies", "slug: sample-cookies"], cookies));
  copyFileSync(path.join(project.root, post("article-18")), path.join(project.root, post("copy")));
};

const addEntries = (project: GitProject) => {
  for (const [original, entries] of Object.entries(added)) {
    const source = project.read(original);
    const { dir, ext } = path.parse(original);
    for (const [name, fields] of Object.entries(entries)) {
      const ofItsOwn = ownTexts(name, source.includes("\nseo:"));
      project.write(`${dir}/${name}${ext}`, withFields(original, source, { ...ofItsOwn, ...fields }));
    }
  }
};

/**
 * The fixture's content in a Git repository of its own, broken in every way that the check knows.
 *
 * @returns the project, and rounds to apply before each further check: each changes some files, and returns their paths
 */
export const brokenContent = async () => {
  const project = gitProject();
  const change = (changes: Changes) => {
    for (const [file, fields] of Object.entries(changes))
      project.write(file, withFields(file, project.read(file), fields));
  };
  const rounds = furtherRounds.map((changes) => {
    const files = Object.keys(changes).map((file) => ({ file, source: project.read(file) }));
    return () => {
      for (const { file, source } of files) project.write(file, source);
      change(changes);
      return files.map(({ file }) => file);
    };
  });
  addEntries(project);
  moveEntries(project);
  change(changedEntries);
  change(changedFiles);
  project.replace(industry("sample-b"), /^(order: .*)\n(accent: .*)$/m, "$2\n$1");
  project.replace(settings("navigation"), /^ {2}"/m, '    "');
  for (const [file, text] of Object.entries(written)) project.write(file, text);
  for (const [file, text] of Object.entries(appended)) project.replace(file, /$/, text);
  for (const file of removed) project.remove(file);
  for (const file of [post("link"), "content/media/link.jpg"]) symlinkSync("nowhere", path.join(project.root, file));
  await addPictures(project);
  return { ...project, rounds };
};
