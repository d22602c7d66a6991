import { type BuiltPage, shownPages } from "../support/built-pages";
import { sentWith, shownOn } from "../support/page-data";
import { hiddenAddressParts, site } from "./own-site";

/**
 * Page data that the built page does not show: its path's prefix, preceded by the only page it applies to, and the
 * reason.
 */
const reasons: Readonly<Record<string, string>> = {
  // Shown in response to an action.
  "data.enquiryForm.": "what the form says when it is filled in, sent or refused",
  "data.homePage.about.video.": "the names of the button that scripts put over the video",
  "data.industriesPage.carousel.": "the names of what scripts add to the slides",
  "data.builtPage.blocks[].query.": "what the form says when it is filled in or sent, and what links to it choose",
  "/404 data.postNotFoundPage.": "what the browser shows where the URL was an article's",
  "/blog/404 data.notFoundPage.": "what it shows at other URLs; browsers load the data of `/404` alone",
  "site.searchLabels.": "what the search says when it is opened",
  "site.chatScript.panel.": "what the chat's panel says when the chat does not come",
  // Labels of states that do not apply now. The editor's preview shows them once they do.
  "data.workPage.": "the labels around case studies, of which most services and industries have none",
  ...(site.industries.length === 0 && { "site.navigation.menu.industries": "the name of a group without entries" }),
  ...(site.posts.length < 2 && { "data.blogPage.": "the labels around articles, of which there is one at most" }),
  ...Object.fromEntries(
    ["allLabel", "contentsHeading", "empty", "furtherPages.", "moreTags", "share.", "tagsLabel"].map((label) => [
      `data.blogPage.${label}`,
      "what only some articles and lists of articles have, or scripts show",
    ]),
  ),
  "data.builtPage.blocks[].contactPage.": "the labels of contact details that may be left out",
  "data.builtPage.blocks[].labels.": "the labels around case studies",
  "data.homePage.industries.": "the head of a list that may be empty",
  "data.homePage.services.": "the head of a list of services, of which the home page may show none",
  "data.industriesPage.listHeading": "the head of the list of all industries, which may be empty",
  "data.servicesPage.relatedHeading": "the head of a list of services that go with one",
  "data.servicesPage.cardButtonLabel": "the button of the cards in it",
  "data.contactPage.mapLabel": "the link to the map, which a company may do without",
  ...Object.fromEntries(
    hiddenAddressParts.map((part) => [`site.siteSettings.address.${part}`, "what the line of the address leaves out"]),
  ),
  "site.siteSettings.hours.urgent": "what a text of the chat or of an edited entry may name",
  "site.interfaceLabels.": "labels of components that only some pages have",
  "site.siteSettings.phones[].label": "the names of numbers, on pages with the contact details",
  "site.siteSettings.leftOut[]": "decides which parts there are",
  "site.siteSettings.team": "the author of articles that name none",
  "site.banners.label": "the name of a banner",
  "site.analytics.": "where visits are counted, if anywhere",
  // Shown in another form.
  "data.caseStudy.quote.slug": "by which the editor's preview knows whether another quote was chosen",
  "data.builtPage.campaign": "goes with the enquiries of the page's form, if it has one",
  "data.builtPage.blocks[].quote.slug": "by which the editor's preview knows whether another quote was chosen",
  "data.builtPage.blocks[].__typename": "decides which block there is",
  "data.builtPage.blocks[].ground": "what the block stands on",
  "data.legalPage.updated": "a day, which is shown in words",
  "site.siteSettings.url": "the beginning of the page's own URL",
  "pageContext.id": "by which the query finds what the page shows",
  "pageContext.caseStudies": "by which the query finds the case studies that the page shows",
  "pageContext.articles": "by which the query finds the articles that the page recommends",
  "pageContext.ids": "by which the query finds the entries that the page lists",
  "pageContext.page.": "the entry of the page index, of which head, breadcrumbs and structured data are made",
};

const unshown = shownPages.flatMap((page) => {
  const isShown = shownOn(page);
  return sentWith(page).flatMap(({ path, value }) => (isShown(value) ? [] : [{ page, path, value }]));
});

/** A page without menu and footer. Its layout data is for the next pages. */
const isBare = ({ $ }: BuiltPage) => $("body footer").length === 0;

const reasonFor = (page: BuiltPage, path: string) =>
  Object.keys(reasons).find((start) => path.startsWith(start) || `${page.path} ${path}`.startsWith(start)) ??
  (isBare(page) && path.startsWith("site.") ? "what the layout of other pages shows" : undefined);

it("a page's data contains only what the page shows, apart from the listed exceptions", () => {
  const found = unshown.filter(({ page, path }) => reasonFor(page, path) === undefined);
  expect(found.map(({ page, path, value }) => `${page.path}: ${path} is ${String(value).slice(0, 80)}`)).toEqual([]);
});
