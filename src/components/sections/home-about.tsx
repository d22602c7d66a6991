import { css } from "@emotion/react";
import pauseIcon from "@phosphor-icons/core/regular/pause.svg";
import playIcon from "@phosphor-icons/core/regular/play.svg";
import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { nightStyles } from "../../theme/themes";
import { radius } from "../../theme/tokens";
import { ButtonLink } from "../primitives/button";
import { Split } from "../primitives/grid";
import { Icon } from "../primitives/icon";
import { Frame, Picture } from "../primitives/picture";
import { Section } from "../primitives/section";
import { screenOnly } from "../primitives/styles";
import { HeadedText } from "./headed-text";
import { imageSizes } from "./images";

export const fragment = graphql`
  fragment HomeAbout on HomePageAbout {
    heading
    text
    button {
      ...CallToAction
    }
    video {
      mp4
      webm
      playLabel
      pauseLabel
      poster {
        ...WideImage
      }
    }
  }
`;

export const HomeAbout = ({ about }: { about: Queries.HomeAboutFragment }) => (
  <Section ground="tinted" labelledBy="about">
    <Split>
      <HomeVideo video={about.video} />
      <HeadedText id="about" heading={about.heading}>
        <p>{about.text}</p>
        <ButtonLink {...about.button} />
      </HeadedText>
    </Split>
  </Section>
);

const buttonStyles = css(nightStyles, screenOnly, {
  position: "absolute",
  right: "1rem",
  bottom: "1rem",
  display: "grid",
  placeItems: "center",
  width: "3rem",
  height: "3rem",
  border: 0,
  borderRadius: radius.pill,
  cursor: "pointer",
});

/** Whether the visitor prefers reduced motion or data saving. */
const wantsStillPicture = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ||
  (navigator as { connection?: { saveData: boolean } }).connection?.saveData === true;

/**
 * A muted loop that plays while visible, unless the visitor paused it or prefers a still picture. Before hydration, and
 * without scripts, it has the browser's native controls.
 */
const HomeVideo = ({ video: content }: { video: Queries.HomeAboutFragment["video"] }) => {
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);
  const shouldPlay = useRef(true);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    // The visitor may already have played and paused it with the native controls.
    shouldPlay.current = element.played.length === 0 ? !wantsStillPicture() : !element.paused;
    setPlaying(!element.paused);
    setReady(true);
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && shouldPlay.current) element.play().catch(() => setPlaying(false));
      else element.pause();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const toggle = () => {
    const element = video.current;
    if (element === null) return;
    shouldPlay.current = element.paused;
    if (element.paused) element.play().catch(() => setPlaying(false));
    else element.pause();
  };
  return (
    <Frame>
      <Picture image={{ ...content.poster, alt: "" }} sizes={imageSizes.half} />
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        controls={!ready}
        width={1280}
        height={720}
        aria-label={content.poster.alt}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={content.webm} type="video/webm" />
        <source src={content.mp4} type="video/mp4" />
      </video>
      {ready && (
        <button css={buttonStyles} type="button" onClick={toggle}>
          <Icon svg={playing ? pauseIcon : playIcon} label={playing ? content.pauseLabel : content.playLabel} />
        </button>
      )}
    </Frame>
  );
};
