/** What the preview itself says to an editor. */
export const words = {
  toolbar: "Preview",
  theme: "Theme",
  light: "Light",
  dark: "Dark",
  width: "Width",
  full: "Full",
  phone: "Phone",
  loading: "The preview is being prepared.",
  unbuilt: "The preview appears after the first build of the site that has a page of this kind. You can go on editing.",
  unreachable: "The site did not answer, so there is no preview at the moment. You can go on editing.",
  broken: "This cannot be shown as it is. Go on editing: the preview comes back with your next change.",
} as const;
