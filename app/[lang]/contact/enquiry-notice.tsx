'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '@/components/ui/announce';
import { Link } from '@/components/ui/link';
import { Snackbar } from '@/components/ui/snackbar';
import { useIsHidden } from '@/components/ui/use-is-hidden';
import type { Contact } from '@/content';
import { LONGEST_TEXT, type Prepared } from './enquiry';

/** The outcome of a press on Send: sent, or why not, with a link that helps. */
export type Outcome =
  | Exclude<Prepared, { kind: 'ready' }>
  | { kind: 'sent' }
  | { kind: 'refused'; href: string };

/** `id` changes with each press, so that the same outcome is announced again. */
export type Notice = Outcome & { id: number };

/** The notice after an edit of the form: updated, or none when its reason is gone. */
export function follow(notice: Notice, prepared: Prepared): Notice | undefined {
  switch (notice.kind) {
    case 'sent':
      return notice;
    case 'missing':
      return prepared.kind === 'missing' ? notice : undefined;
    case 'too-long':
      return prepared.kind === 'too-long' ? { ...prepared, id: notice.id } : undefined;
    case 'refused':
      return prepared.kind === 'ready' ? { ...notice, href: prepared.href } : undefined;
  }
}

/** What the notices say: two of it as text, which is announced or put together. */
export type NoticeWords = Record<Exclude<keyof Contact['notices'], 'close' | 'tooLongBy'>, ReactNode> &
  Pick<Contact['notices'], 'close' | 'tooLongBy'>;

export type NoticeParts = {
  words: NoticeWords;
  errorIcon: ReactNode;
  successIcon: ReactNode;
  closeIcon: ReactNode;
  emailHref: string;
};

type EnquiryNoticeProps = NoticeParts & { notice: Notice | undefined; onClose: () => void };

/** Shows the outcome of Send. A notice with a link stays until it is closed or no longer true. */
export function EnquiryNotice({ notice, onClose, ...parts }: EnquiryNoticeProps) {
  const { words, errorIcon, successIcon, closeIcon, emailHref } = parts;
  // The chat's tab hides this page. A screen reader announces the notice only if it appears after the return.
  const isHidden = useIsHidden();
  const shared = { closeLabel: words.close, closeIcon, onClose };
  return (
    <>
      <div role="status">
        {notice?.kind === 'sent' && !isHidden && (
          <Snackbar key={notice.id} severity="success" icon={successIcon} {...shared}>
            <p className="font-semibold">{words.success}</p>
            <p>{words.successMore}</p>
            {words.successTelugu && <p>{words.successTelugu}</p>}
          </Snackbar>
        )}
      </div>
      {notice && notice.kind !== 'sent' && (
        <Snackbar
          key={notice.id}
          severity="error"
          icon={errorIcon}
          stays={notice.kind !== 'missing'}
          {...shared}
        >
          {notice.kind === 'missing' && <p className="font-semibold">{words.error}</p>}
          {notice.kind === 'refused' && (
            <p>
              {words.refused}{' '}
              <Link href={notice.href} underline="always" className="font-semibold">
                {words.refusedLink}
              </Link>
            </p>
          )}
          {notice.kind === 'too-long' && <TooLong {...notice} words={words} emailHref={emailHref} />}
        </Snackbar>
      )}
    </>
  );
}

/** The new number is announced when nothing was typed for this long: milliseconds. */
const PAUSE = 1500;

const formatNumber = (value: number) => value.toLocaleString('en-IN');

type TooLongProps = { excess: number; words: NoticeWords; emailHref: string };

function TooLong({ excess, words, emailHref }: TooLongProps) {
  const [excessAtFirst] = useState(excess);
  const figure = `${formatNumber(excess)} ${words.tooLongBy} ${formatNumber(LONGEST_TEXT)}.`;

  // The alert itself announces the first number.
  useEffect(() => {
    if (excess === excessAtFirst) return;
    const timer = setTimeout(() => announce(figure), PAUSE);
    return () => clearTimeout(timer);
  }, [excess, excessAtFirst, figure]);

  return (
    <p>
      {words.tooLong}{' '}
      <span aria-live="off" className="font-semibold">
        {figure}
      </span>{' '}
      <Link href={emailHref} underline="always" className="font-semibold">
        {words.email}
      </Link>
    </p>
  );
}
