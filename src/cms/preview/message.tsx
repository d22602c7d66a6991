import { css } from "@emotion/react";
import { Component, type ReactNode } from "react";

const messages = {
  loading: "The preview is being prepared.",
  unbuilt: "The preview appears after the first build of the site that has a page of this kind. You can go on editing.",
  unreachable: "The site did not answer, so there is no preview at the moment. You can go on editing.",
  broken: "This cannot be shown as it is. Go on editing: the preview comes back with your next change.",
} as const;
export type MessageName = keyof typeof messages;

const styles = css({ maxWidth: "32rem", margin: "20vh auto", padding: "1.5rem", textAlign: "center" });

/** The message in place of a page that cannot be shown. */
export const Message = ({ name }: { name: MessageName }) => (
  <p css={styles} role="status">
    {messages[name]}
  </p>
);

interface BrokenPageProps {
  /** The rendered page; the error boundary resets when it changes. */
  page: unknown;
  children: ReactNode;
}

/** Shows a message while a half-written entry cannot be rendered. */
export class BrokenPage extends Component<BrokenPageProps, { failed: boolean }> {
  static getDerivedStateFromError = (): { failed: boolean } => ({ failed: true });

  override state = { failed: false };

  override componentDidUpdate({ page }: BrokenPageProps): void {
    if (this.state.failed && page !== this.props.page) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <Message name="broken" /> : this.props.children;
  }
}
