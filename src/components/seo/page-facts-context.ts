import { createContext } from "react";
import type { PageFacts } from "../../domain/structured-data/page-nodes";

/**
 * Collects the facts of a page for its structured data while the build renders it. Undefined in the browser, which
 * renders none.
 */
export const PageFactsContext = createContext<((facts: PageFacts) => void) | undefined>(undefined);
