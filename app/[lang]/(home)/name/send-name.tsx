'use client';

import type { ReactNode } from 'react';
import { langOf } from '@/components/language';
import { chatLink } from '@/components/links';
import { ButtonLink } from '@/components/ui/button';
import { BOARD_RED } from './board-red';
import { useShopName } from './shop-name';

type SendNameProps = {
  number: string;
  /** What the message says before the name. */
  message: string;
  /** The same in Telugu, for a name with Telugu letters. */
  teluguMessage: string;
  hint: ReactNode;
  children: ReactNode;
};

/** What happens with the name; in its place, once there is one, a link to the chat, with its board, small. */
export function SendName({ number, message, teluguMessage, hint, children }: SendNameProps) {
  const { letters, name } = useShopName();
  const [first] = letters;
  if (!first) return <p className="flex needs-script grow items-center gap-2 py-2">{hint}</p>;
  const text = `${langOf(name) ? teluguMessage : message} ${name}`;
  return (
    <ButtonLink href={chatLink(number, text)} size="xs" className="w-full">
      <span
        aria-hidden="true"
        translate="no"
        lang={langOf(first)}
        style={{ background: BOARD_RED }}
        className="w-6 shrink-0 overflow-hidden rounded-[4px] border border-dotted border-accent text-[0.6875rem] text-white"
      >
        {first}
      </span>
      {children}
    </ButtonLink>
  );
}
