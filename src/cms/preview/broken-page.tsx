import { Component, type ReactNode } from "react";
import { Message } from "./message";
import { words } from "./words";

interface BrokenPageProps {
  /** What is shown; another one is tried anew. */
  page: unknown;
  children: ReactNode;
}

/** Says so when a half-written entry cannot be shown, and shows the next one that can. */
export class BrokenPage extends Component<BrokenPageProps, { failed: boolean }> {
  static getDerivedStateFromError = (): { failed: boolean } => ({ failed: true });

  override state = { failed: false };

  override componentDidUpdate({ page }: BrokenPageProps): void {
    if (this.state.failed && page !== this.props.page) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <Message>{words.broken}</Message> : this.props.children;
  }
}
