'use client';

import './contact-form.css';
import {
  type FormEvent,
  type InvalidEvent,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Field, Select } from '@/components/ui/field';
import type { Contact } from '@/content/contact';
import {
  type Enquiry,
  type EnquiryWords,
  missingFields,
  prepare,
  type RequiredName,
  REQUIRED,
} from './enquiry';
import { EnquiryNotice, follow, type Notice, type NoticeParts, type Outcome } from './enquiry-notice';

/** A second press within this time is a slip of the finger: milliseconds. */
const DOUBLE_PRESS = 1000;

type ContactFormProps = {
  chatNumber: string;
  services: Readonly<Record<string, string>>;
  options: readonly string[];
  fields: Contact['fields'];
  notes: Contact['notes'];
  words: EnquiryWords;
  noticeParts: NoticeParts;
  children: ReactNode;
};

function read(form: HTMLFormElement) {
  const { text: message, ...values } = Object.fromEntries(new FormData(form));
  return { ...values, message } as Enquiry;
}

/** The fields that are empty, and the email where the browser does not accept the address, in the order of the form. */
function fieldsToMend(form: HTMLFormElement) {
  const missing = missingFields(read(form));
  const email = form.elements.namedItem('email') as HTMLInputElement;
  return REQUIRED.filter((name) => missing.includes(name) || (name === 'email' && !email.validity.valid));
}

/** What Send does and says; runtime/enquiry-memory.ts keeps what is typed. Without script the form itself goes to WhatsApp. */
export function ContactForm(props: ContactFormProps) {
  const { chatNumber, services, options, fields, notes, words, noticeParts, children } = props;
  const sentAt = useRef(-Infinity);
  const [toMend, setToMend] = useState<readonly RequiredName[]>([]);
  const [notice, setNotice] = useState<Notice>();

  // The hints are in the page by now, so a screen reader says that of the field which gets the focus.
  useLayoutEffect(() => {
    if (notice?.kind !== 'missing') return;
    const field = document.getElementById(notice.fields[0]!);
    field?.focus({ preventScroll: true });
    field?.closest('.field')?.scrollIntoView({ block: 'nearest' });
  }, [notice]);

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
      setToMend(result.kind === 'missing' ? result.fields : []);
      setNotice({ ...result, id: timeStamp });
    });
  }

  /** The browser does not accept the address, and so does not submit. It says so itself, unless more is to be said. */
  function refuse(event: InvalidEvent<HTMLInputElement>) {
    const form = event.currentTarget.form!;
    const wrong = fieldsToMend(form);
    setToMend(wrong);
    if (missingFields(read(form)).length === 0) return setNotice(undefined);
    event.preventDefault();
    setNotice({ kind: 'missing', fields: wrong, id: event.timeStamp });
  }

  function edit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const wrong = fieldsToMend(currentTarget);
    setToMend(toMend.filter((name) => wrong.includes(name)));
    setNotice(notice && follow(notice, prepare(read(currentTarget), words, chatNumber)));
  }

  const requiredProps = (name: RequiredName) => ({
    id: name,
    'aria-required': true,
    'aria-invalid': toMend.includes(name) || undefined,
    'aria-describedby': toMend.includes(name) ? `${name}-hint` : undefined,
    className: 'control',
  });
  const fieldProps = (name: RequiredName) => ({
    id: name,
    label: fields[name].label,
    note: notes.required,
    hint: toMend.includes(name) && fields[name].hint,
  });

  return (
    <>
      <form
        action={`https://wa.me/${chatNumber}`}
        method="get"
        data-services={JSON.stringify(services)}
        onSubmit={submit}
        onInput={edit}
        className="enquiry-form"
      >
        <Field {...fieldProps('fullName')} className="enquiry-name">
          <input {...requiredProps('fullName')} name="fullName" type="text" autoComplete="name" />
        </Field>
        <Field {...fieldProps('email')} className="enquiry-email">
          <input
            {...requiredProps('email')}
            name="email"
            type="email"
            autoComplete="email"
            onInvalid={refuse}
          />
        </Field>
        <Field id="service" label={fields.service.label} note={notes.optional} className="enquiry-service">
          <Select
            id="service"
            name="service"
            autoComplete="off"
            aria-describedby="service-note"
            options={options}
            empty={fields.service.emptyOption}
          />
        </Field>
        <Field {...fieldProps('message')} className="enquiry-message">
          {/* The name is WhatsApp's, where the form goes there by itself. */}
          <textarea {...requiredProps('message')} name="text" rows={6} />
        </Field>
        <div className="enquiry-send">{children}</div>
      </form>
      <EnquiryNotice {...noticeParts} notice={notice} onClose={() => setNotice(undefined)} />
    </>
  );
}

/** Opens the chat in a new tab. Offline only the app could take the link; in-app browsers refuse windows, throw, or have none. */
function openChat(href: string): Outcome {
  try {
    // Not with `noopener`: the answer would be null for a window that opened too.
    const chat = navigator.onLine ? window.open(href, '_blank') : null;
    if (!chat || chat.closed) return { kind: 'refused', href };
    chat.opener = null;
    return { kind: 'sent' };
  } catch {
    return { kind: 'refused', href };
  }
}
