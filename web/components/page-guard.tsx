import { Component, type ReactNode } from "react";

interface PageGuardProps {
  readonly children: ReactNode;
}

/** A page that cannot be fetched or drawn must not take the header with it: what happened is said, and a way on offered. */
export class PageGuard extends Component<PageGuardProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="page page-failure">
        <p role="alert" className="failure">
          This page did not come through. Perhaps the internet is taking a nap.
        </p>
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          Load the page again
        </button>
      </div>
    );
  }
}
