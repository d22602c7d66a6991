import * as z from "zod";
import { enquiryFormId, questionId } from "../../paths";
import { listOf } from "../fields";
import * as lists from "./list-blocks";
import * as texts from "./text-blocks";

const kinds = [
  texts.heroBlock,
  texts.textBlock,
  texts.pictureBlock,
  lists.figuresBlock,
  lists.tilesBlock,
  lists.servicesBlock,
  lists.industriesBlock,
  lists.articlesBlock,
  lists.workBlock,
  lists.questionsBlock,
  lists.quoteBlock,
  lists.logosBlock,
  texts.videoBlock,
  lists.pricesBlock,
  texts.formBlock,
  texts.contactBlock,
  texts.closingBlock,
  texts.separatorBlock,
] as const;

const block = z.discriminatedUnion("kind", kinds).meta({
  id: "Block",
  title: "Block",
  description: `a block whose kind is one of ${kinds.map(({ shape }) => shape.kind.value).join(", ")}`,
});
type Block = z.infer<typeof block>;

const hasForm = (shown: Block): boolean => shown.kind === "form" || (shown.kind === "hero" && shown.form === true);

/** The IDs in a block that links may target. */
export const anchorsOfBlock = (shown: Block): string[] => [
  ...(shown.anchor === undefined ? [] : [shown.anchor]),
  ...(hasForm(shown) ? [enquiryFormId] : []),
  ...(shown.kind === "questions" ? shown.questions.map(({ question }) => questionId(question)) : []),
];

/** Checks across blocks: the first, and no other, is a hero (the main heading), one form at most, unique IDs. */
const checkTogether = ({ value: blocks, issues }: z.core.ParsePayload<Block[]>): void => {
  const shown = blocks.flatMap((one, index) => (one.hidden === true ? [] : [{ one, index }]));
  const first = new Map<string, number>();
  const refuse = (index: number, message: string, advice: string) =>
    issues.push({ code: "custom", input: blocks, path: [index], message, params: { advice } });
  for (const [position, { one, index }] of shown.entries()) {
    if (position === 0 && one.kind !== "hero")
      refuse(index, "is no hero, with which a page begins", "put a hero first");
    if (position > 0 && one.kind === "hero") refuse(index, "is a hero, which stands first", "choose another kind");
    for (const id of anchorsOfBlock(one)) {
      const earlier = first.get(id);
      if (earlier === undefined) first.set(id, index);
      else if (id === enquiryFormId)
        refuse(index, `has the enquiry form, as block ${earlier + 1} has`, "keep one form on a page");
      else refuse(index, `has #${id}, as block ${earlier + 1} has`, "write another anchor, or another question");
    }
  }
};

export const blocks = listOf(block, "Blocks", "one to 60 blocks, of which the first is a hero", { max: 60 }).check(
  checkTogether,
);
