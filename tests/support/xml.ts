import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { validateXML } from "xmllint-wasm";
import { builtText } from "./built-pages";

/** A published XML file, to be asked by selectors; a colon in a name is escaped: `image\\:loc`. */
export const xmlOf = (file: string) => load(builtText(file), { xml: true });

/** Google's extension for images (https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps), of which only the address is left. */
const imageSchema = `<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
  targetNamespace="http://www.google.com/schemas/sitemap-image/1.1">
  <xsd:element name="image">
    <xsd:complexType><xsd:sequence><xsd:element name="loc" type="xsd:anyURI"/></xsd:sequence></xsd:complexType>
  </xsd:element>
</xsd:schema>`;

const sitemapSchema = `<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="image.xsd"/>
</xsd:schema>`;

const messages = async (check: ReturnType<typeof validateXML>): Promise<string[]> =>
  (await check).errors.map(({ message }) => message);

/** What is wrong with a sitemap by its schema (https://www.sitemaps.org/protocol.html). */
export const sitemapProblems = (contents: string): Promise<string[]> =>
  messages(
    validateXML({
      xml: [{ fileName: "sitemap.xml", contents }],
      schema: [{ fileName: "all.xsd", contents: sitemapSchema }],
      preload: [
        { fileName: "sitemap.xsd", contents: readFileSync("node_modules/sitemap/schema/sitemap.xsd", "utf8") },
        { fileName: "image.xsd", contents: imageSchema },
      ],
    }),
  );

/** What keeps a text from being well-formed XML. */
export const xmlProblems = (contents: string): Promise<string[]> =>
  messages(validateXML({ xml: [{ fileName: "file.xml", contents }], normalization: "format" }));
