'use client';

import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Snackbar } from '@/components/ui/snackbar';
import { Text } from '@/components/ui/text';
import type { Contact } from '@/content/contact';
import { LONGEST_TEXT, type Prepared } from './enquiry';
import { makeRoom } from './make-room';

/** What came of a press on Send: why it was not sent, with the way on as a link to press, or that it was. */
export type Outcome =
  | Exclude<Prepared, { kind: 'ready' }>
  | { kind: 'sent' }
  | { kind: 'blocked' | 'offline'; href: string };

/** `id`: of the press, so that the same outcome is said again. */
export type Notice = Outcome & { id: number };

export type NoticeParts = {
  words: Contact['notices'];
  errorIcon: ReactNode;
  successIcon: ReactNode;
  closeIcon: ReactNode;
  emailHref: string;
};

type EnquiryNoticeProps = NoticeParts & {
  notice: Notice | undefined;
  form: RefObject<HTMLFormElement | null>;
  onClose: () => void;
};

const formatNumber = (value: number) => value.toLocaleString('en-IN');

/** What came of Send, at the bottom of the window. With a link or a button of its own it stays until it is closed or no longer true. */
export function EnquiryNotice({ notice, form, onClose, ...parts }: EnquiryNoticeProps) {
  const { words, errorIcon, successIcon, closeIcon, emailHref } = parts;
  const place = useRef<HTMLDivElement>(null);

  // The hints are in the page by now, so a screen reader says that of the field which gets the focus.
  useLayoutEffect(() => {
    const shown = form.current;
    if (!notice || !shown) return;
    const { dataset } = document.documentElement;
    dataset.notice = '';
    if (notice.kind === 'missing') document.getElementById(notice.fields[0]!)?.focus();
    const fit = () => {
      shown.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
      makeRoom(shown, place.current);
    };
    fit();
    // A keyboard on the screen makes the window smaller.
    addEventListener('resize', fit);
    return () => {
      removeEventListener('resize', fit);
      makeRoom(shown, null);
      delete dataset.notice;
    };
  }, [notice, form]);

  const shared = { closeLabel: words.close, closeIcon, onClose };
  return (
    <div
      ref={place}
      className="pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-40 mx-auto flex max-h-[calc(100vh-2rem)] max-w-lg overflow-y-auto print:hidden"
    >
      <div role="status" className="contents">
        {notice?.kind === 'sent' && (
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
          {'href' in notice && (
            <p>
              <Text as="span" text={words[notice.kind]} />{' '}
              <Link href={notice.href} underline="always" className="font-semibold">
                {words.blockedLink}
              </Link>
            </p>
          )}
          {notice.kind === 'too-long' && <TooLong {...notice} words={words} emailHref={emailHref} />}
        </Snackbar>
      )}
    </div>
  );
}

type TooLongProps = { text: string; excess: number; words: Contact['notices']; emailHref: string };

function TooLong({ text, excess, words, emailHref }: TooLongProps) {
  const [copied, setCopied] = useState<'yes' | 'by hand'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('by hand');
    }
  }

  return (
    <>
      <p>
        <Text as="span" text={words.tooLong} />{' '}
        <span className="font-semibold">{`${formatNumber(excess)} ${words.tooLongBy} ${formatNumber(LONGEST_TEXT)}.`}</span>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          {/* An element of its own each time, since a translator may have taken the text's place. */}
          <Text as="span" key={copied} text={copied === 'yes' ? words.copied : words.copy} />
        </Button>
        <Link href={emailHref} underline="always" className="font-semibold">
          {words.email}
        </Link>
      </div>
      {copied === 'by hand' && (
        <label className="mt-3 block">
          <Text as="span" text={words.copyByHand} />
          <textarea
            readOnly
            rows={3}
            value={text}
            ref={(element) => element?.select()}
            className="control mt-1"
          />
        </label>
      )}
    </>
  );
}
