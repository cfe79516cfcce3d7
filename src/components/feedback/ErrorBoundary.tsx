import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in the place of a part that failed. */
  fallback: ReactNode;
  onCrash?: () => void;
  children: ReactNode;
}

/**
 * Keeps an error in one part of the page from taking down the rest: shows the fallback in its
 * place. React logs the error once.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onCrash?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
