'use client';

import { type FormEvent, type ReactNode, startTransition, useRef, useState } from 'react';
import { Field, Select } from '@/components/ui/field';
import type { Contact } from '@/content/contact';
import { type Enquiry, type EnquiryWords, missingFields, prepare, type RequiredName } from './enquiry';
import { EnquiryNotice, type Notice, type NoticeParts, type Outcome } from './enquiry-notice';

/** A second press within this time is a slip of the finger: milliseconds. */
const DOUBLE_PRESS = 1000;

type ContactFormProps = {
  chatNumber: string;
  services: Readonly<Record<string, string>>;
  options: readonly string[];
  pictures: ReactNode;
  fields: Contact['fields'];
  words: EnquiryWords;
  noticeParts: NoticeParts;
  children: ReactNode;
};

function read(form: HTMLFormElement) {
  const { text: message, ...values } = Object.fromEntries(new FormData(form));
  return { ...values, message } as Enquiry;
}

/** What Send does and says; runtime/enquiry-memory.ts keeps what is typed. Without script the form itself goes to WhatsApp. */
export function ContactForm(props: ContactFormProps) {
  const { chatNumber, services, options, pictures, fields, words, noticeParts, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const sentAt = useRef(-Infinity);
  const [missing, setMissing] = useState<readonly RequiredName[]>([]);
  const [notice, setNotice] = useState<Notice>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget, timeStamp } = event;
    if (timeStamp - sentAt.current < DOUBLE_PRESS) return;
    const prepared = prepare(read(currentTarget), words, chatNumber);
    const result = prepared.kind === 'ready' ? openChat(prepared.href) : prepared;
    if (result.kind === 'sent') {
      sentAt.current = timeStamp;
      // Ends the draft too: runtime/enquiry-memory.ts.
      currentTarget.reset();
    }
    // The next paint does not wait for this.
    startTransition(() => {
      setMissing(result.kind === 'missing' ? result.fields : []);
      setNotice({ ...result, id: timeStamp });
    });
  }

  function edit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const enquiry = read(currentTarget);
    setMissing(missing.filter((name) => missingFields(enquiry).includes(name)));
    // What was missing was missing, and what was sent is sent; the other notices follow the text, and go with their cause.
    if (!notice || notice.kind === 'missing' || notice.kind === 'sent') return;
    const prepared = prepare(enquiry, words, chatNumber);
    if (prepared.kind === 'ready' && 'href' in notice) setNotice({ ...notice, href: prepared.href });
    else setNotice(prepared.kind === 'too-long' ? { ...prepared, id: notice.id } : undefined);
  }

  const requiredProps = (name: RequiredName) => ({
    id: name,
    'aria-required': true,
    'aria-invalid': missing.includes(name) || undefined,
    'aria-describedby': missing.includes(name) ? `${name}-hint` : undefined,
    className: 'control',
  });
  const hint = (name: RequiredName) => missing.includes(name) && fields[name].hint;

  return (
    <>
      <form
        ref={form}
        action={`https://wa.me/${chatNumber}`}
        method="get"
        data-services={JSON.stringify(services)}
        onSubmit={submit}
        onInput={edit}
        className="grid h-full grid-cols-1 content-start gap-x-4 gap-y-6 rounded border border-line bg-surface px-side py-5 md:p-8 lg:grid-cols-2"
      >
        <Field id="fullName" label={fields.fullName.label} hint={hint('fullName')}>
          <input {...requiredProps('fullName')} name="fullName" type="text" autoComplete="name" />
        </Field>
        <Field id="email" label={fields.email.label} hint={hint('email')}>
          <input {...requiredProps('email')} name="email" type="email" autoComplete="email" />
        </Field>
        <Field id="service" label={fields.service.label} className="lg:col-span-2">
          <Select
            id="service"
            name="service"
            autoComplete="off"
            options={options}
            pictures={pictures}
            empty={fields.service.emptyOption}
          />
        </Field>
        <Field id="message" label={fields.message.label} hint={hint('message')} className="lg:col-span-2">
          <textarea
            {...requiredProps('message')}
            // What WhatsApp calls it, where the form goes there by itself.
            name="text"
            rows={6}
            className="control short:max-h-[20vh]"
          />
        </Field>
        {children}
      </form>
      <EnquiryNotice {...noticeParts} notice={notice} form={form} onClose={() => setNotice(undefined)} />
    </>
  );
}

/** Opens the chat in a new tab. Offline only the app could take the link; in-app browsers refuse windows, throw, or have none. */
function openChat(href: string): Outcome {
  if (!navigator.onLine) return { kind: 'offline', href };
  try {
    // Not with `noopener`: the answer would be null for a window that opened too. Null throws in the next line.
    const chat = window.open(href, '_blank')!;
    if (chat.closed) return { kind: 'blocked', href };
    chat.opener = null;
    return { kind: 'sent' };
  } catch {
    return { kind: 'blocked', href };
  }
}
