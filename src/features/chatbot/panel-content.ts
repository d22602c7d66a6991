import { graphql, useStaticQuery } from "gatsby";
import { quickContactLinks } from "../../components/layout/contact-links";
import { required, useSiteData } from "../../components/layout/site-data";
import { brandFacts } from "../../domain/brand-facts";
import { enquiryFormId, routes } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import type { CallToAction } from "../../domain/content/shapes";

/** What the panel shows before, and without, the conversation. */
export interface PanelContent {
  title: string;
  open: string;
  close: string;
  direct: string;
  loading: string;
  failed: string;
  retry: string;
  /** The ways to reach a person. */
  links: readonly CallToAction[];
}

/** The words of the panel, and the ways to a person in it. */
export const usePanelContent = (): PanelContent => {
  const { chatScript } = useStaticQuery<Queries.ChatPanelQuery>(graphql`
    query ChatPanel {
      chatScript {
        panel {
          title
          open
          close
          direct
          loading
          failed
          retry
          whatsapp
        }
      }
    }
  `);
  const data = useSiteData();
  const { whatsapp, ...words } = required(chatScript).panel;
  const facts = brandFacts(required(data.siteSettings));
  const fill = (text: string) => fillTemplate(text, facts);
  return {
    title: fill(words.title),
    open: fill(words.open),
    close: fill(words.close),
    direct: fill(words.direct),
    loading: fill(words.loading),
    failed: fill(words.failed),
    retry: fill(words.retry),
    links: [
      ...quickContactLinks(data, fill(whatsapp)),
      { label: required(data.navigation).contact.label, to: `${routes.contact}#${enquiryFormId}` },
    ],
  };
};
