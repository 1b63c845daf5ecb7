import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Takes the place of what broke; `retry` shows that anew. */
  readonly fallback: (retry: () => void) => ReactNode;
}

interface Broken {
  readonly broken: boolean;
}

/** Keeps a section that breaks from taking the page along. React has no other form of it than a class. */
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
