import { shareLinks } from "../../../src/domain/share-links";

const title = "Kites & you: 100% #honest, क्या है?";
const url = "https://acme.example/blog/kites?a=1&b=2";
const links = shareLinks({ url, title });

const query = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe("share links", () => {
  it.each([
    ["whatsapp", "https://wa.me/", { text: `${title} ${url}` }],
    ["linkedin", "https://www.linkedin.com/sharing/share-offsite/", { url }],
    ["x", "https://x.com/intent/tweet", { text: title, url }],
    ["facebook", "https://www.facebook.com/sharer/sharer.php", { u: url }],
  ] as const)("pass title and URL unchanged to %s", (platform, target, fields) => {
    expect(links[platform].split("?")[0]).toBe(target);
    expect(query(links[platform])).toEqual(fields);
  });

  it("have, for mail, the title as subject, the URL as body and no recipient", () => {
    expect(links.email).toMatch(/^mailto:\?subject=/);
    expect(query(links.email)).toEqual({ subject: title, body: url });
  });

  it("encode spaces as %20, since mail programs take a plus sign literally", () => {
    for (const link of Object.values(links)) expect(link).not.toMatch(/[\s+]/);
  });
});
