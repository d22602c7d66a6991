import { createContext } from "react";
import type { PageFacts } from "../../domain/structured-data/page-nodes";

/**
 * Collects what a page says of itself while a build renders it, for its structured data. Undefined in a browser, which
 * writes none.
 */
export const PageFactsContext = createContext<((facts: PageFacts) => void) | undefined>(undefined);
