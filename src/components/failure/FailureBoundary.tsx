import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in the place of the part that failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a failure in one part of the page from taking the rest with it. */
export class FailureBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
