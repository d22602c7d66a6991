import * as z from "zod";
import { group, references, text } from "./fields";
import { label } from "./page-shapes";
import { callToAction } from "./shapes";

const kind = (description: string) => text("Kind", description, { max: 30 });

export const searchLabelsSchema = z.strictObject({
  label: label("Name", "the name of the button and of what it opens"),
  field: label("Field", "the name of the field, for screen readers", 60),
  hint: label("Hint", "what stands in the empty field", 60),
  close: label("Close", "the name of the button that closes the search"),
  suggestionsHeading: label("Heading over suggestions", "the heading over what is offered before a word is typed", 60),
  suggestions: references("Service", "Suggestions", "the slugs of one to eight services, such as seo", 8),
  kinds: group("Kinds", "what the kinds of results are called", {
    service: kind("what a service is called beside a result"),
    industry: kind("what an industry is called beside a result"),
    post: kind("what an article is called beside a result"),
    case: kind("what a case study is called beside a result"),
    page: kind("what any other page is called beside a result"),
  }),
  oneResult: label("One result", "the line over a single result", 60),
  results: label("Results", "the line over the results; {count} stands for how many", 60),
  bestResults: label(
    "Best results",
    "the line over the best of many results; {shown} and {count} stand for how many",
    80,
  ),
  nothing: label("No result", "what to do when nothing was found; {query} stands for what was typed", 160),
  ask: callToAction,
  loading: label("Loading", "what stands there while the index is loading", 60),
  failed: label("Failure", "that the search could not be loaded", 160),
  offline: label("Offline", "that there is no connection", 160),
  retry: label("Retry", "the button that tries again"),
});
