import { readFileSync } from "node:fs";
import ts from "typescript";

/**
 * The vocabulary of schema.org, read from the types of schema-dts
 * (https://github.com/google/schema-dts), which are generated from it: each type
 * is an interface `XLeaf` or `XBase` that extends those of the types above it.
 */
const source = ts.createSourceFile(
  "schema.d.ts",
  readFileSync(require.resolve("schema-dts/dist/schema.d.ts"), "utf8"),
  ts.ScriptTarget.Latest,
);

interface Shape {
  parents: readonly string[];
  /** The names of the types that each property may have. */
  properties: ReadonlyMap<string, readonly string[]>;
  /** What `@type` is, of a leaf. */
  type: string | undefined;
}

const namesIn = (node: ts.Node | undefined): string[] => {
  if (node === undefined) return [];
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName))
    return node.typeName.text === "SchemaValue" ? namesIn(node.typeArguments?.[0]) : [node.typeName.text];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(namesIn);
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return [`"${node.literal.text}"`];
  return [node.getText(source)];
};

const shapeOf = (declaration: ts.InterfaceDeclaration): Shape => {
  const members = declaration.members.filter(ts.isPropertySignature).map((member) => {
    const name = ts.isStringLiteral(member.name) || ts.isIdentifier(member.name) ? member.name.text : "";
    return [name, namesIn(member.type)] as const;
  });
  const type = members.find(([name]) => name === "@type")?.[1][0];
  return {
    parents: (declaration.heritageClauses ?? []).flatMap(({ types }) =>
      types.map(({ expression }) => expression.getText(source)),
    ),
    properties: new Map(members.filter(([name]) => !name.startsWith("@"))),
    type: type?.replaceAll('"', ""),
  };
};

const shapes = new Map(
  source.statements
    .filter(ts.isInterfaceDeclaration)
    .map((declaration) => [declaration.name.text, shapeOf(declaration)]),
);
const aliases = new Map(
  source.statements
    .filter(ts.isTypeAliasDeclaration)
    .map((declaration) => [declaration.name.text, namesIn(declaration.type)]),
);
const leaves = new Map([...shapes].flatMap(([name, { type }]) => (type === undefined ? [] : [[type, name] as const])));

const withParents = (name: string): string[] => [name, ...(shapes.get(name)?.parents ?? []).flatMap(withParents)];

/** Every name that an alias leads to, through the aliases that it is made of. */
const expanded = (names: readonly string[]): Set<string> => {
  const found = new Set(names);
  for (const name of found) for (const other of aliases.get(name) ?? []) found.add(other);
  return found;
};

const isType = (type: string): boolean => leaves.has(type);

/** The types that a property of a type may have; undefined where the type has no such property. */
const rangeOf = (type: string, property: string): readonly string[] | undefined =>
  withParents(leaves.get(type) ?? "")
    .map((name) => shapes.get(name)?.properties.get(property))
    .find((range) => range !== undefined);

const texts = new Set([
  "Text",
  "URL",
  "CssSelectorType",
  "PronounceableText",
  "XPathType",
  "Distance",
  "Duration",
  "Energy",
  "Mass",
]);
const datePattern = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const timePattern = /^\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?$/;

/** Whether a text can stand where one of some types is wanted. Enumerations are lists of their values. */
const allowsText = (range: readonly string[], text: string): boolean => {
  if (range.some((name) => texts.has(name))) return true;
  // An address stands for the thing that is there, as Google's guide to breadcrumbs has it.
  if (range.includes("Thing") && URL.canParse(text)) return true;
  if (range.some((name) => name === "Date" || name === "DateTime") && datePattern.test(text)) return true;
  if (range.includes("Time") && timePattern.test(text)) return true;
  const named = expanded(range);
  if (named.has(`"${text}"`)) return true;
  if (["Number", "Integer", "Float"].some((name) => named.has(name)) && /^-?\d+(?:\.\d+)?$/.test(text)) return true;
  // Of things that are no enumerations, schema-dts allows the name alone, such as that of a country.
  return range.some((name) => aliases.get(name)?.includes("string") === true && shapes.has(`${name}Leaf`));
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
export const typesOf = (node: Node): string[] => listOf(node["@type"]).map(String);

const problemWith = (range: readonly string[], value: unknown): string | undefined => {
  if (typeof value === "string") return allowsText(range, value) ? undefined : `is ${JSON.stringify(value)}`;
  if (typeof value === "number")
    return ["Number", "Integer", "Float"].some((name) => expanded(range).has(name)) ? undefined : "is a number";
  if (typeof value === "boolean") return range.includes("Boolean") ? undefined : "is true or false";
  if (!isNode(value)) return "is nothing";
  const types = typesOf(value);
  if (types.length === 0) return undefined;
  const allowed = expanded(range);
  return types.some((type) => allowed.has(type) || allowed.has(`${type}Leaf`))
    ? undefined
    : `is a ${types.join(" and ")}`;
};

/**
 * What is wrong with a node, and with the nodes in it, by the vocabulary: types
 * that do not exist, properties that none of its types has, values that a
 * property cannot have. What an `@id` alone refers to is not looked at.
 */
export const vocabularyProblems = (node: Node, place = "graph"): string[] => {
  const types = typesOf(node);
  const keys = Object.keys(node).filter((key) => !key.startsWith("@"));
  if (types.length === 0) return keys.length === 0 ? [] : [`${place} has no type`];
  const unknown = types.filter((type) => !isType(type)).map((type) => `${place} is a ${type}, which does not exist`);
  if (unknown.length > 0) return unknown;
  return keys.flatMap((key) => {
    const range = types.map((type) => rangeOf(type, key)).find((found) => found !== undefined);
    const here = `${place}.${key}`;
    if (range === undefined) return [`${here} is no property of ${types.join(" or ")}`];
    return listOf(node[key]).flatMap((value) => {
      const problem = problemWith(range, value);
      return [
        ...(problem === undefined ? [] : [`${here} ${problem}, and can be ${range.join(", ")}`]),
        ...(isNode(value) ? vocabularyProblems(value, here) : []),
      ];
    });
  });
};
