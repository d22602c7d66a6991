// What is used of packages that are installed beside this file, by its command alone.

declare module "chrome-launcher" {
  export const launch: (options: {
    chromePath: string;
    chromeFlags: string[];
  }) => Promise<{ port: number; kill: () => void }>;
}

declare module "lighthouse" {
  interface Audit {
    title: string;
    explanation?: string;
    score: number | null;
    numericValue?: number;
  }

  interface Category {
    id: string;
    score: number | null;
    auditRefs: { id: string; weight: number }[];
  }

  export interface Result {
    requestedUrl: string;
    runtimeError?: { message: string };
    audits: Record<string, Audit>;
    categories: Record<string, Category>;
  }

  const lighthouse: (address: string, flags: object) => Promise<{ lhr: Result } | undefined>;
  export default lighthouse;
}
