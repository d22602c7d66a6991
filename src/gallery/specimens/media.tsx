import { css } from "@emotion/react";
import { Carousel } from "../../components/sections/carousel";
import { FlipCard } from "../../components/sections/flip-card";
import { HomeAbout } from "../../components/sections/home-about";
import { LeadPicture } from "../../components/sections/lead-picture";
import { VideoBlock } from "../../components/sections/video-block";
import type { SpecimensProps } from "../pictures";
import { carousel } from "../samples/carousel";
import { homeAbout, video } from "../samples/home";
import { Specimen } from "../specimen";

const roomStyles = css({ padding: "1rem" });

export const Media = ({ pictures }: SpecimensProps) => (
  <>
    <Specimen title="Lead picture" note="between an article's title and its text">
      <LeadPicture image={pictures.at(5)} />
    </Specimen>
    <Specimen title="Flip card" note="point at it, or press it">
      <div css={roomStyles}>
        <FlipCard label="Turn the card over" front={pictures.at(1)} back={pictures.at(2)} />
      </div>
    </Specimen>
    <Specimen title="Video" note="plays while it is seen, unless no motion is wanted">
      <VideoBlock video={video(pictures)} />
    </Specimen>
    <Specimen title="About block" note="the video beside a text" wide>
      <HomeAbout about={homeAbout(pictures)} />
    </Specimen>
    <Specimen title="Carousel" note="the second slide is long; it does not start where no motion is wanted" wide airy>
      <Carousel carousel={carousel(pictures, 5)} />
    </Specimen>
    <Specimen title="Carousel, one slide" note="long; it has no buttons" wide airy>
      <Carousel carousel={carousel(pictures, 1)} />
    </Specimen>
  </>
);
