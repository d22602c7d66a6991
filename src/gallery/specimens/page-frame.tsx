import { css } from "@emotion/react";
import { Draft } from "../../components/layout/draft";
import { Footer } from "../../components/layout/footer";
import { Header } from "../../components/layout/header";
import { MenuGroup } from "../../components/layout/menu-group";
import { panelStyles } from "../../components/layout/popover-styles";
import { useSiteData } from "../../components/layout/site-data";
import { ThemeSwitch } from "../../components/layout/theme-switch";
import { WhatsappButton } from "../../components/layout/whatsapp-button";
import { routes } from "../../domain/paths";
import { Opened } from "../opened";
import { menuGroup, themeWords } from "../samples/menu";
import { Specimen } from "../specimen";

const panelPlaceStyles = css({ position: "static", maxWidth: "24rem" });

const PageFooter = () => <Footer data={useSiteData()} year={2025} />;

const PageHeader = ({ path }: { path: string }) => <Header data={useSiteData()} path={path} tools={null} />;

const Whatsapp = () => <WhatsappButton data={useSiteData()} />;

export const PageFrame = () => (
  <>
    <Specimen
      title="Header"
      note="with the site's own words; search and chat are those of this page"
      height="5rem"
      wide
    >
      <PageHeader path={routes.home} />
    </Specimen>
    <Specimen title="Header, on a page of the bar" height="5rem" wide>
      <PageHeader path={routes.blog} />
    </Specimen>
    <Specimen title="Menu" note="its groups, closed and open; the menu itself opens below 1024 px">
      <div css={[panelStyles, panelPlaceStyles]}>
        <MenuGroup {...menuGroup(3)} />
        <Opened>
          <MenuGroup {...menuGroup(5)} path="#kite-2" />
        </Opened>
      </div>
    </Specimen>
    <Specimen title="Theme switch" note="it is the page's own: choose a theme, and the page around has it">
      <ThemeSwitch words={themeWords} />
    </Specimen>
    <Specimen title="Draft" note="over a page that is not published" height="8rem" wide>
      <Draft label="Draft: nobody else sees this page" />
    </Specimen>
    <Specimen title="Floating button" height="6rem">
      <Whatsapp />
    </Specimen>
    <Specimen title="Footer" wide>
      <PageFooter />
    </Specimen>
  </>
);
