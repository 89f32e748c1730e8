'use client';

import { startTransition, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { whatsAppLink } from '@/components/layout/whatsapp-link';
import { Button } from '@/components/ui/button';
import { controlClass, Field, Select } from '@/components/ui/field';
import { Snackbar } from '@/components/ui/snackbar';
import type { Contact } from '@/content/contact';
import type { Carriable } from './carried-service';
import { enquiryText, missingFields, type EnquiryWords, type RequiredName } from './enquiry';
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
  /** Stands above the button. */
  children: ReactNode;
};

type Notice = { kind: 'error' | 'success' } | { kind: 'blocked'; link: string };

/**
 * The enquiry. The browser keeps what is typed, so nothing is lost before hydration; without script
 * the form itself goes to WhatsApp with the message.
 */
export function ContactForm(props: ContactFormProps) {
  const { chatNumber, fields, send, options, carriable, notices, words, children } = props;
  const select = useRef<HTMLSelectElement>(null);
  const sentAt = useRef(-Infinity);
  const [missing, setMissing] = useState<readonly RequiredName[]>([]);
  const [notice, setNotice] = useState<Notice & { id: number }>();
  const [carried, dropCarried] = usePreselectedService(carriable);

  useEffect(() => {
    if (carried && select.current) select.current.value = carried;
  }, [carried]);

  // Once the fields say what is wrong, so that a screen reader says it too.
  useEffect(() => {
    if (missing[0]) document.getElementById(missing[0])?.focus();
  }, [missing]);

  const show = (next: Notice) => setNotice((last) => ({ ...next, id: (last?.id ?? 0) + 1 }));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (event.timeStamp - sentAt.current < DOUBLE_PRESS) return;

    const data = new FormData(event.currentTarget);
    const read = (name: string) => data.get(name) as string;
    const enquiry = {
      fullName: read('fullName'),
      email: read('email'),
      service: read('service'),
      message: read('text'),
    };

    const empty = missingFields(enquiry);
    // After the next paint, which a press must not wait for.
    startTransition(() => {
      setMissing(empty);
      if (empty.length > 0) show({ kind: 'error' });
    });
    if (empty.length > 0) return;

    const link = whatsAppLink(chatNumber, enquiryText(enquiry, words));
    // With `noopener` the answer would be null even for a window that opened.
    const chat = window.open(link, '_blank');
    if (!chat) {
      show({ kind: 'blocked', link });
      return;
    }
    chat.opener = null;
    sentAt.current = event.timeStamp;
    event.currentTarget.reset();
    dropCarried();
    show({ kind: 'success' });
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
      <form
        action={`https://wa.me/${chatNumber}`}
        method="get"
        onSubmit={submit}
        className="space-y-5 rounded border border-line bg-surface p-5 shadow-raised md:p-8"
      >
        <Field id="fullName" label={fields.fullName.label} hint={hint('fullName')}>
          <input {...required('fullName')} name="fullName" type="text" autoComplete="name" />
        </Field>
        <Field id="email" label={fields.email.label} hint={hint('email')}>
          <input {...required('email')} name="email" type="email" autoComplete="email" inputMode="email" />
        </Field>
        <Field id="service" label={fields.service.label}>
          <Select ref={select} id="service" name="service" autoComplete="off">
            <option value="">{fields.service.emptyOption}</option>
            {carried && !options.includes(carried) && <option>{carried}</option>}
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        </Field>
        <Field id="message" label={fields.message.label} hint={hint('message')}>
          <textarea {...required('message')} name="text" rows={6} autoComplete="off" />
        </Field>
        {children}
        <Button type="submit" isWide>
          {send}
        </Button>
      </form>
      <div className="pointer-events-none fixed inset-x-4 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-40 flex justify-center print:hidden">
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
            {notice.kind === 'blocked' ? (
              <p>
                {notices.blocked}{' '}
                <a
                  href={notice.link}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="font-semibold underline"
                >
                  {notices.blockedLink}
                </a>
              </p>
            ) : (
              <p className="font-semibold">{notices.error}</p>
            )}
          </Snackbar>
        )}
      </div>
    </>
  );
}
