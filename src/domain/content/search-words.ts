import * as z from "zod";
import { callToAction } from "./shapes";
import { slug, text } from "./fields";

const kind = (description: string) => text({ title: "Kind", description, max: 30 });

/** The words of the site's search. */
export const searchWordsSchema = z.strictObject({
  label: text({ title: "Name", description: "the name of the button and of what it opens", max: 40 }),
  field: text({ title: "Field", description: "the name of the field, for screen readers", max: 60 }),
  hint: text({ title: "Hint", description: "what stands in the empty field", max: 60 }),
  close: text({ title: "Close", description: "the name of the button that closes the search", max: 40 }),
  suggestionsHeading: text({
    title: "Heading over suggestions",
    description: "the heading over what is offered before a word is typed",
    max: 60,
  }),
  suggestions: z.array(slug()).min(1).max(8).meta({
    title: "Suggestions",
    description: "the slugs of one to eight services, such as seo",
    relation: "Service",
  }),
  kinds: z
    .strictObject({
      service: kind("what a service is called beside a result"),
      industry: kind("what an industry is called beside a result"),
      post: kind("what an article is called beside a result"),
      case: kind("what a case study is called beside a result"),
      page: kind("what any other page is called beside a result"),
    })
    .meta({ title: "Kinds", description: "what the kinds of results are called" }),
  oneResult: text({ title: "One result", description: "the line over a single result", max: 60 }),
  results: text({ title: "Results", description: "the line over the results; {count} stands for how many", max: 60 }),
  bestResults: text({
    title: "Best results",
    description: "the line over the best of many results; {shown} and {count} stand for how many",
    max: 80,
  }),
  nothing: text({
    title: "No result",
    description: "what to do when nothing was found; {query} stands for what was typed",
    max: 160,
  }),
  ask: callToAction,
  loading: text({ title: "Loading", description: "what stands there while the index is loading", max: 60 }),
  failed: text({ title: "Failure", description: "that the search could not be loaded", max: 160 }),
  offline: text({ title: "Offline", description: "that there is no connection", max: 160 }),
  retry: text({ title: "Retry", description: "the button that tries again", max: 40 }),
});
