import type { CmsGlobal } from "../admin/cms-global";

export const registerPreviews = (_cms: CmsGlobal): void => undefined;
