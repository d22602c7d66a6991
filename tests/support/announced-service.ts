/** A service that is only announced: what its file needs, and no more. */
export const announcedService = {
  file: "content/services/podcasts.md",
  title: "Podcast Production",
  source: [
    "---",
    "title: Podcast Production",
    "slug: podcasts",
    "order: 17",
    "category: digital-marketing",
    "accent: coral",
    "comingSoon: true",
    "showOnHome: true",
    `description: ${"We will plan, record and edit a show with you, from the first idea to the file that goes out. ".repeat(2)}`,
    "image:",
    "  src: /media/seo.jpg",
    "  decorative: true",
    "---",
    "",
    "Soon.",
    "",
  ].join("\n"),
};
