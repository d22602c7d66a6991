/** On the root element of a page whose pictures below the first screen wait for a sign of intent. */
export const heldMark = "data-held";

/** On a picture or a film that lies on the first screen, and does not wait. */
export const inSightMark = "data-in-sight";

/** Lets those pictures and films come that lie on the screen. */
export const showPicturesInSight = (page: Document): void => {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        observer.unobserve(target);
        target.setAttribute(inSightMark, "");
      }
  });
  for (const element of page.querySelectorAll("picture, video")) observer.observe(element);
};

/** Lets all pictures come, as a browser sees fit. */
export const releasePictures = (page: Document): void => page.documentElement.removeAttribute(heldMark);
