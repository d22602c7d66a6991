import { load } from "cheerio";

/** Applies the chosen theme. */
export const themeScript = `{const n="theme";document.documentElement.dataset[n]="dark"&&'a'}`;

/** A page with a form as a build writes it, and scripts of every kind. */
export const page = (name: string): string => `<!doctype html><html lang="en"><head><title>${name}</title>
<link as="script" rel="preload" href="/app.js"><link rel="modulepreload" href="/m.js"><link rel="stylesheet" href="/a.css">
<script type="application/ld+json">{"a":1}</script><script data-path="/">window.load()</script>
<script>${themeScript}</script></head><body><button type="button" aria-haspopup="dialog">Search</button>
<form action="/api/search"><input name="message" id="other"></form>
<form method="post" action="/api/contact#enquiry" id="enquiry">
<input type="hidden" name="form" value="${name}">
<div aria-hidden="true"><label>Leave empty<input type="text" name="website" tabindex="-1"></label></div>
<div><label for="firstName">First name</label><input id="firstName" name="firstName" required></div>
<div><label for="lastName">Last name</label><input id="lastName" name="lastName" required></div>
<div><label for="email">Email</label><input id="email" name="email" type="email" required></div>
<div><label for="phone">Phone</label><input id="phone" name="phone" type="tel"></div>
<div><label for="service">Service</label><div><select id="service" name="service" required>
<option value="">-- Select a Service --</option><option>Web Hosting</option><option selected>Kites &amp; Co</option></select></div></div>
<div><label for="newsletter">News</label><input id="newsletter" name="newsletter" type="checkbox" value="yes"></div>
<div><label for="message">Message</label><textarea id="message" name="message" rows="5"></textarea></div>
<button type="submit">Send Message</button></form>
<p data-reference>Your reference follows.</p>
<script src="/app.js" async></script><script>window.start()</script></body></html>`;

/** Parses a page's form. */
export const formIn = (html: string) => {
  const $ = load(html);
  const form = $("form#enquiry");
  const control = (name: string) => form.find(`[name="${name}"]`);
  return {
    $,
    form,
    control,
    alert: form.children("[role=alert]"),
    value: (name: string): string | undefined => {
      const field = control(name);
      return field.is("textarea") ? field.text() : field.attr("value");
    },
  };
};
