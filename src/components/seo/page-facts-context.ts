import { createContext } from "react";
import type { PageFacts } from "../../domain/structured-data/page-facts";

/**
 * Takes what a page says of itself while a build renders it, to write its
 * structured data. A browser has nobody who listens: who reads that data reads
 * the page as it was sent.
 */
export const PageFactsContext = createContext<((facts: PageFacts) => void) | undefined>(undefined);
