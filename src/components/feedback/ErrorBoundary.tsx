import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered in place of children that threw. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Contains an error that its children throw while rendering. React logs the error once. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
