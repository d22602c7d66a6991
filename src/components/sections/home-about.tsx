import { graphql } from "gatsby";
import { ButtonLink } from "../primitives/button";
import { Section } from "../primitives/section";
import { Split } from "../primitives/split";
import { TextBlock } from "./text-block";
import { VideoBlock } from "./video-block";

export const fragment = graphql`
  fragment HomeAbout on HomePageAbout {
    heading
    text
    button {
      label
      to
    }
    video {
      ...VideoBlock
    }
  }
`;

export const HomeAbout = ({ about }: { about: Queries.HomeAboutFragment }) => (
  <Section tone="surface" labelledBy="about">
    <Split>
      <VideoBlock video={about.video} />
      <TextBlock id="about" heading={about.heading}>
        <p>{about.text}</p>
        <ButtonLink to={about.button.to}>{about.button.label}</ButtonLink>
      </TextBlock>
    </Split>
  </Section>
);
