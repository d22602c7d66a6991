import { useEffect } from "react";
import { noteAttribution } from "./attribution-note";

/** Remembers, for the enquiry that may follow, on which page a visit began and what led there. */
export const useAttribution = () => {
  useEffect(() => noteAttribution(window.location.href, document.referrer), []);
};
