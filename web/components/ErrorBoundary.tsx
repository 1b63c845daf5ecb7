import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Replaces what failed; `retry` renders that again. */
  readonly fallback: (retry: () => void) => ReactNode;
}

interface Broken {
  readonly broken: boolean;
}

/** Keeps an error in a section from replacing the whole page. React offers this only as a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Broken> {
  override readonly state: Broken = { broken: false };

  static getDerivedStateFromError(): Broken {
    return { broken: true };
  }

  readonly retry = () => this.setState({ broken: false });

  override render() {
    return this.state.broken ? this.props.fallback(this.retry) : this.props.children;
  }
}
