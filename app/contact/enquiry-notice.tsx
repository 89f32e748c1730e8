'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '@/components/ui/announce';
import { Link } from '@/components/ui/link';
import { Snackbar } from '@/components/ui/snackbar';
import { Text } from '@/components/ui/text';
import { useIsHidden } from '@/components/ui/use-is-hidden';
import type { Contact } from '@/content/contact';
import { LONGEST_TEXT, type Prepared } from './enquiry';

/** What came of a press on Send: why it was not sent, with the way on as a link to press, or that it was. */
export type Outcome =
  | Exclude<Prepared, { kind: 'ready' }>
  | { kind: 'sent' }
  | { kind: 'refused'; href: string };

/** `id`: of the press, so that the same outcome is said again. */
export type Notice = Outcome & { id: number };

/** What a notice says when the form was edited: the same of the new text, or nothing once its reason is gone. */
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

export type NoticeParts = {
  words: Contact['notices'];
  errorIcon: ReactNode;
  successIcon: ReactNode;
  closeIcon: ReactNode;
  emailHref: string;
};

type EnquiryNoticeProps = NoticeParts & { notice: Notice | undefined; onClose: () => void };

/** What came of Send. With a link of its own it stays until it is closed or no longer true. */
export function EnquiryNotice({ notice, onClose, ...parts }: EnquiryNoticeProps) {
  const { words, errorIcon, successIcon, closeIcon, emailHref } = parts;
  // The chat's tab hides this page. Only what arrives when it is seen again is said by a screen reader.
  const isHidden = useIsHidden();
  const shared = { closeLabel: words.close, closeIcon, onClose };
  return (
    <>
      <div role="status">
        {notice?.kind === 'sent' && !isHidden && (
          <Snackbar key={notice.id} severity="success" icon={successIcon} {...shared}>
            <Text className="font-semibold" text={words.success} />
            <Text text={words.successMore} />
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
          {notice.kind === 'missing' && <Text className="font-semibold" text={words.error} />}
          {notice.kind === 'refused' && (
            <p>
              <Text as="span" text={words.refused} />{' '}
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

/** How long nobody types before the new number is said: milliseconds. */
const PAUSE = 1500;

const formatNumber = (value: number) => value.toLocaleString('en-IN');

type TooLongProps = { excess: number; words: Contact['notices']; emailHref: string };

function TooLong({ excess, words, emailHref }: TooLongProps) {
  const [excessAtFirst] = useState(excess);
  const figure = `${formatNumber(excess)} ${words.tooLongBy} ${formatNumber(LONGEST_TEXT)}.`;

  // The alert says the first number.
  useEffect(() => {
    if (excess === excessAtFirst) return;
    const timer = setTimeout(() => announce(figure), PAUSE);
    return () => clearTimeout(timer);
  }, [excess, excessAtFirst, figure]);

  return (
    <p>
      <Text as="span" text={words.tooLong} />{' '}
      <span aria-live="off" className="font-semibold">
        {figure}
      </span>{' '}
      <Link href={emailHref} underline="always" className="font-semibold">
        {words.email}
      </Link>
    </p>
  );
}
