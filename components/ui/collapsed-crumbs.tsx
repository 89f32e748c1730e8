'use client';

import { type ReactNode, useState } from 'react';

const focusLink = (item: HTMLLIElement | null) => item?.querySelector('a')?.focus();

export function CollapsedCrumbs({ label, crumbs }: { label: string; crumbs: readonly ReactNode[] }) {
  const [isOpen, setIsOpen] = useState(false);

  if (isOpen) {
    return crumbs.map((crumb, index) => (
      <li key={index} ref={index === 0 ? focusLink : undefined}>
        {crumb}
      </li>
    ));
  }
  return (
    <li>
      <span aria-hidden="true" className="me-2 text-subtle">
        /
      </span>
      <button
        type="button"
        aria-label={label}
        onClick={() => setIsOpen(true)}
        className="min-h-6 min-w-8 rounded-inner bg-sunken px-2 hover:text-primary"
      >
        …
      </button>
    </li>
  );
}
