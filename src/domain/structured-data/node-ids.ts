/**
 * The ids by which the nodes of the graphs refer to each other, also from one
 * page to another: they stay the same as long as the address does.
 */
export const siteIds = (url: string) => ({
  organization: `${url}/#organization`,
  office: `${url}/#office`,
  team: `${url}/#team`,
  website: `${url}/#website`,
  logo: `${url}/#logo`,
});

/** @param address the page's canonical address */
export const pageIds = (address: string) => ({
  page: `${address}#webpage`,
  picture: `${address}#picture`,
  breadcrumbs: `${address}#breadcrumbs`,
  service: `${address}#service`,
  article: `${address}#article`,
  list: `${address}#list`,
});
