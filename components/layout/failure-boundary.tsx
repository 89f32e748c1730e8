'use client';

import { Component, type ReactNode } from 'react';

type FailureBoundaryProps = { notice: ReactNode; children: ReactNode };

/** Shows `notice` in place of children that break. The server has rendered it, so that no script carries its words. */
export class FailureBoundary extends Component<FailureBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? this.props.notice : this.props.children;
  }
}
