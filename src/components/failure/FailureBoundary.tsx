import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a failure in one part of the page from taking the rest with it. */
export class FailureBoundary extends Component<Props, { hasFailed: boolean }> {
  // As fields of the class, both would bring helpers for the oldest browsers along.
  constructor(props: Props) {
    super(props);
    this.state = { hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
