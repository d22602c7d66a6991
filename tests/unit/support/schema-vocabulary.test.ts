import { vocabularyProblems } from "../../support/schema-vocabulary";

describe("the vocabulary of schema.org", () => {
  it("accepts what is in it", () => {
    expect(
      vocabularyProblems({
        "@type": ["Organization", "ProfessionalService"],
        "@id": "https://site.example/#office",
        name: "Office",
        telephone: ["+91 1", "+91 2"],
        url: "https://site.example/",
        geo: { "@type": "GeoCoordinates", latitude: 28.6, longitude: "77.3" },
        address: { "@type": "PostalAddress", addressCountry: "IN", postalCode: "201309" },
        areaServed: { "@type": "Country", name: "India" },
        parentOrganization: { "@id": "https://site.example/#organization" },
        openingHoursSpecification: { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday"], opens: "10:00" },
      }),
    ).toEqual([]);
  });

  it.each([
    [{ "@type": "Organisation" }, "graph is a Organisation, which does not exist"],
    [{ "@type": "Organization", wordCount: 3 }, "graph.wordCount is no property of Organization"],
    [{ "@type": "ListItem", item: "Home" }, 'graph.item is "Home", and can be Thing, IdReference'],
    [{ name: "No type" }, "graph has no type"],
    [
      { "@type": "OpeningHoursSpecification", dayOfWeek: "Mondays" },
      'graph.dayOfWeek is "Mondays", and can be DayOfWeek, IdReference',
    ],
    [{ "@type": "OpeningHoursSpecification", opens: "10 a.m." }, 'graph.opens is "10 a.m.", and can be Time'],
    [
      { "@type": "BlogPosting", datePublished: "1 June 2025" },
      'graph.datePublished is "1 June 2025", and can be Date, DateTime',
    ],
    [
      { "@type": "BlogPosting", author: { "@type": "Country", name: "India" } },
      "graph.author is a Country, and can be Organization, Person, IdReference",
    ],
    [
      { "@type": "BlogPosting", author: { "@type": "Person", legalName: "A" } },
      "graph.author.legalName is no property of Person",
    ],
    [{ "@type": "BlogPosting", wordCount: "many" }, 'graph.wordCount is "many", and can be Integer'],
    [{ "@type": "BlogPosting", headline: 7 }, "graph.headline is a number, and can be Text"],
    [{ "@type": "BlogPosting", headline: null }, "graph.headline is nothing, and can be Text"],
  ])("finds what is wrong with %j", (node, problem) => {
    expect(vocabularyProblems(node)).toEqual([problem]);
  });
});
