'use client';

import {
  type FormEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { whatsAppLink } from '@/components/layout/whatsapp-link';
import { Button } from '@/components/ui/button';
import { controlClass, Field, Select } from '@/components/ui/field';
import { Snackbar } from '@/components/ui/snackbar';
import type { Contact } from '@/content/contact';
import type { Carriable } from './carried-service';
import { clearance } from './clearance';
import { dropDraft, restoreDraft, saveDraft } from './draft';
import {
  type Enquiry,
  enquiryText,
  type EnquiryWords,
  LONGEST_TEXT,
  missingFields,
  type RequiredName,
} from './enquiry';
import { usePreselectedService } from './use-preselected-service';

/** A second press within this time is a slip of the finger: milliseconds. */
const DOUBLE_PRESS = 1000;

type ContactFormProps = {
  chatNumber: string;
  fields: Contact['fields'];
  send: string;
  options: readonly string[];
  carriable: readonly Carriable[];
  notices: Contact['notices'];
  words: EnquiryWords;
  errorIcon: ReactNode;
  successIcon: ReactNode;
  closeIcon: ReactNode;
  /** Shown above the button. */
  children: ReactNode;
};

type Notice =
  | { kind: 'error' | 'success' }
  | { kind: 'blocked' | 'offline'; text: string }
  | { kind: 'tooLong'; isCopied: boolean };

function read(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  const value = (name: string) => data.get(name) as string;
  return {
    fullName: value('fullName'),
    email: value('email'),
    service: value('service'),
    message: value('text'),
  };
}

/**
 * The enquiry. The fields keep what is typed, so nothing is lost before hydration, and a draft of it
 * outlives a reload and a look at another page; without script the form itself goes to WhatsApp with
 * the message.
 */
export function ContactForm(props: ContactFormProps) {
  const { chatNumber, fields, send, options, carriable, notices, words, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  /** Of the notice, at the bottom of the window. */
  const place = useRef<HTMLDivElement>(null);
  /** What the page itself put into the service field. */
  const filledIn = useRef('');
  const sentAt = useRef(-Infinity);
  /** What the visitor was told to fill in and has not yet. */
  const [missing, setMissing] = useState<readonly RequiredName[]>([]);
  /** The first of them, until the focus has gone there. */
  const [focusNext, setFocusNext] = useState<{ name: RequiredName }>();
  const [notice, setNotice] = useState<Notice & { id: number }>();
  const [preselected, dropPreselected] = usePreselectedService(carriable);

  useLayoutEffect(() => {
    if (!form.current || !select.current) return;
    const isChosen = select.current.value !== '';
    restoreDraft(form.current);
    // Chosen by hand before the page answered.
    if (isChosen) dropPreselected();
    else filledIn.current = select.current.value;
    // What was typed before the page answered.
    saveDraft(form.current);
  }, [dropPreselected]);

  // What the visitor has chosen by hand on this page stays.
  useEffect(() => {
    if (!preselected || !select.current || select.current.value !== filledIn.current) return;
    select.current.value = preselected;
    filledIn.current = preselected;
  }, [preselected]);

  // Once the fields say what is wrong, so that a screen reader says it too.
  useLayoutEffect(() => {
    if (focusNext) document.getElementById(focusNext.name)?.focus();
  }, [focusNext]);

  // Once the page has moved to that field.
  useLayoutEffect(() => {
    if (!notice || !place.current || !form.current) return;
    moveDown();
    const up = clearance(place.current.getBoundingClientRect(), form.current);
    place.current.style.transform = `translateY(-${up}px)`;
  }, [notice]);

  /** The next field that has the focus is scrolled to above the notice at the bottom. */
  function moveDown() {
    place.current?.style.removeProperty('transform');
  }

  const show = (next: Notice) => setNotice((last) => ({ ...next, id: (last?.id ?? 0) + 1 }));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (event.timeStamp - sentAt.current < DOUBLE_PRESS) return;

    const enquiry = read(event.currentTarget);
    const empty = missingFields(enquiry);
    // After the next paint, which a press must not wait for.
    startTransition(() => {
      setMissing(empty);
      setFocusNext(empty[0] && { name: empty[0] });
      if (empty.length > 0) show({ kind: 'error' });
    });
    if (empty.length > 0) return;

    const text = enquiryText(enquiry, words);
    if (text.length > LONGEST_TEXT) {
      show({ kind: 'tooLong', isCopied: false });
      return;
    }
    // With `noopener` the answer would be null even for a window that opened. Offline that window would show
    // an error, unless the app takes the link: only the visitor knows.
    const chat = navigator.onLine ? window.open(whatsAppLink(chatNumber, text), '_blank') : null;
    if (!chat) {
      show({ kind: navigator.onLine ? 'blocked' : 'offline', text });
      return;
    }
    chat.opener = null;
    sentAt.current = event.timeStamp;
    event.currentTarget.reset();
    filledIn.current = '';
    dropDraft();
    dropPreselected();
    show({ kind: 'success' });
  }

  function edit({ currentTarget }: FormEvent<HTMLFormElement>) {
    saveDraft(currentTarget);
    const link = notice && 'text' in notice ? notice : undefined;
    if (missing.length === 0 && !link) return;
    const enquiry = read(currentTarget);
    const empty = missingFields(enquiry);
    setMissing(missing.filter((name) => empty.includes(name)));
    // The link in the notice sends what the form says now; if that cannot go out, Send says why.
    if (!link) return;
    const text = enquiryText(enquiry, words);
    setNotice(empty.length > 0 || text.length > LONGEST_TEXT ? undefined : { ...link, text });
  }

  async function copy() {
    if (!form.current) return;
    const { message } = form.current.elements as unknown as { message: HTMLTextAreaElement };
    try {
      await navigator.clipboard.writeText(enquiryText(read(form.current), words));
      setNotice((last) => last && { kind: 'tooLong', isCopied: true, id: last.id });
    } catch {
      // The browser allows only its own way: it is selected, ready to be copied.
      message.select();
    }
  }

  const required = (name: RequiredName) => ({
    id: name,
    'aria-required': true,
    'aria-invalid': missing.includes(name) || undefined,
    'aria-describedby': missing.includes(name) ? `${name}-hint` : undefined,
    className: controlClass,
  });
  const hint = (name: RequiredName) => missing.includes(name) && fields[name].hint;
  const isSuccess = notice?.kind === 'success';

  return (
    <>
      {/* The handler only watches. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        action={`https://wa.me/${chatNumber}`}
        method="get"
        onSubmit={submit}
        onInput={edit}
        onFocus={moveDown}
        className="flex flex-col gap-y-6 rounded border border-line bg-surface p-5 shadow-raised md:p-8"
      >
        <Field id="fullName" label={fields.fullName.label} hint={hint('fullName')}>
          <input {...required('fullName')} name="fullName" type="text" autoComplete="name" />
        </Field>
        <Field id="email" label={fields.email.label} hint={hint('email')}>
          <input {...required('email')} name="email" type="email" autoComplete="email" inputMode="email" />
        </Field>
        <Field id="service" label={fields.service.label}>
          <Select ref={select} id="service" name="service" autoComplete="off" onChange={dropPreselected}>
            <option value="">{fields.service.emptyOption}</option>
            {preselected && !options.includes(preselected) && <option>{preselected}</option>}
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        </Field>
        <Field id="message" label={fields.message.label} hint={hint('message')}>
          <textarea {...required('message')} name="text" rows={6} />
        </Field>
        {children}
        <Button type="submit" isWide>
          {send}
        </Button>
      </form>
      <div
        ref={place}
        className="pointer-events-none fixed inset-x-4 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-40 flex justify-center print:hidden"
      >
        <div role="status" className="contents">
          {isSuccess && (
            <Snackbar
              key={notice.id}
              severity="success"
              icon={props.successIcon}
              closeLabel={notices.close}
              closeIcon={props.closeIcon}
              onClose={() => setNotice(undefined)}
            >
              <p className="font-semibold">{notices.success}</p>
              <p>{notices.successMore}</p>
            </Snackbar>
          )}
        </div>
        {notice && !isSuccess && (
          <Snackbar
            key={notice.id}
            severity="error"
            icon={props.errorIcon}
            closeLabel={notices.close}
            closeIcon={props.closeIcon}
            onClose={() => setNotice(undefined)}
          >
            {notice.kind === 'error' && <p className="font-semibold">{notices.error}</p>}
            {'text' in notice && (
              <p>
                {notices[notice.kind]}{' '}
                <a
                  href={whatsAppLink(chatNumber, notice.text)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="font-semibold underline"
                >
                  {notices.blockedLink}
                </a>
              </p>
            )}
            {notice.kind === 'tooLong' && (
              <>
                <p>{notices.tooLong}</p>
                <Button variant="outline" size="sm" onClick={() => void copy()} className="mt-2">
                  {notice.isCopied ? notices.copied : notices.copy}
                </Button>
              </>
            )}
          </Snackbar>
        )}
      </div>
    </>
  );
}
