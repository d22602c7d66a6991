import { Banner } from "../../components/layout/banner";
import { routes } from "../../domain/paths";
import { Specimen } from "../specimen";

/** As long as the content model lets a banner's text be. */
const longText = "A sentence that is said on every page for a time, and goes on. ".repeat(4).slice(0, 200);

export const Banners = () => (
  <>
    <Specimen title="Banner" note="under the header, whose room is free here" height="9rem" wide>
      <Banner label="Announcement" banner={{ text: "Our office is closed on Friday.", link: null }} />
    </Specimen>
    <Specimen title="Banner with a long text and a link" height="16rem" wide>
      <Banner label="Announcement" banner={{ text: longText, link: { label: "Write to us", to: routes.contact } }} />
    </Specimen>
  </>
);
