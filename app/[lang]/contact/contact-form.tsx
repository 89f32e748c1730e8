'use client';

import {
  type FormEvent,
  type InvalidEvent,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { controlClass, Field, type Option, Select } from '@/components/ui/field';
import type { Contact } from '@/content';
import { missingFields, prepare, type RequiredName, REQUIRED } from './enquiry';
import { messageOf, valuesOf } from './enquiry-form';
import { saveEnquiry, showEnquiry } from './enquiry-memory';
import { EnquiryNotice, follow, type Notice, type NoticeParts, type Outcome } from './enquiry-notice';
import { scrollClearOf } from './scroll-clear';

/** Ignore a second press within this time, which is a slip of the finger: milliseconds. */
const DOUBLE_PRESS = 1000;

type AskedWords = Record<'label' | 'hint' | 'hintTelugu', ReactNode>;

/** What is said at each field. An option of a select can be text alone. */
export type FieldWords = Record<RequiredName, AskedWords> & {
  service: { label: ReactNode; emptyOption: string };
};

type ContactFormProps = {
  chatNumber: string;
  /** Titles by slug: see enquiry-form.ts, as for the letter. */
  services: Readonly<Record<string, string>>;
  letter: string;
  /** What chats call the service. */
  serviceLabel: string;
  options: readonly Option[];
  fields: FieldWords;
  notes: Record<keyof Contact['notes'], ReactNode>;
  noticeParts: NoticeParts;
  children: ReactNode;
};

/** Fields that are empty, and an email address that the browser does not accept, in the order of the form. */
function fieldsToMend(form: HTMLFormElement) {
  const missing = missingFields(valuesOf(form));
  const email = form.elements.namedItem('email') as HTMLInputElement;
  return REQUIRED.filter((name) => missing.includes(name) || (name === 'email' && !email.validity.valid));
}

/** Scrolls so that a field with its hint is in sight, and neither what is to be corrected nor Send is under the notice. */
function reveal(field: HTMLInputElement) {
  const form = field.form!;
  const notice = document.querySelector<HTMLElement>('.snackbar')!;
  // Where it will be after the movement with which it comes.
  const top = notice.offsetTop;
  const { left, right, height } = notice.getBoundingClientRect();
  const [first, ...others] = Array.from(form.querySelectorAll('[aria-invalid]'), (one) =>
    one.closest('.field')!,
  );
  const parts = [
    ...others.flatMap((other) => Array.from(other.querySelectorAll('label, .control, p'))),
    form.querySelector('[type=submit]')!,
  ].map((part) => part.getBoundingClientRect());
  const below = parts.filter((part) => part.right > left && part.left < right);
  const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const by = scrollClearOf(
    { top, bottom: top + height },
    header,
    [first!.getBoundingClientRect(), ...below],
    scrollY,
  );
  if (by !== undefined) scrollBy(0, by);
  // Where there is no room for both, the label is what is seen.
  else for (const part of [first, field.labels![0]]) part?.scrollIntoView({ block: 'nearest' });
}

/** What Send does and says; what is typed is kept by enquiry-memory.ts. Without script the form itself goes to WhatsApp. */
export function ContactForm(props: ContactFormProps) {
  const { chatNumber, services, letter, serviceLabel, options, fields, notes, noticeParts, children } = props;
  const sentAt = useRef(-Infinity);
  const [toMend, setToMend] = useState<readonly RequiredName[]>([]);
  const [notice, setNotice] = useState<Notice>();

  // The framework may have drawn the form anew, without what was typed before.
  useLayoutEffect(showEnquiry, []);

  // By now the hints are in the page, so a screen reader reads the hint of the field that gets the focus.
  useLayoutEffect(() => {
    if (notice?.kind !== 'missing') return;
    const field = document.getElementById(notice.fields[0]!) as HTMLInputElement;
    field.focus({ preventScroll: true });
    reveal(field);
    // The keyboard that the focus opens makes the window lower.
    const keepInSight = () => document.activeElement === field && reveal(field);
    addEventListener('resize', keepInSight);
    return () => removeEventListener('resize', keepInSight);
  }, [notice]);

  const prepareForm = (form: HTMLFormElement) => prepare(valuesOf(form), messageOf(form), chatNumber);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget, timeStamp } = event;
    if (timeStamp - sentAt.current < DOUBLE_PRESS) return;
    const prepared = prepareForm(currentTarget);
    const result = prepared.kind === 'ready' ? openChat(prepared.href) : prepared;
    if (result.kind === 'sent') {
      sentAt.current = timeStamp;
      currentTarget.reset();
      saveEnquiry(currentTarget);
    }
    // A transition, so that the next paint does not wait for this.
    startTransition(() => {
      setToMend(result.kind === 'missing' ? result.fields : []);
      setNotice({ ...result, id: timeStamp });
    });
  }

  /** The browser refused the email address. Leave the message to the browser, unless other fields are wrong too. */
  function refuse(event: InvalidEvent<HTMLInputElement>) {
    const form = event.currentTarget.form!;
    const wrong = fieldsToMend(form);
    setToMend(wrong);
    if (missingFields(valuesOf(form)).length === 0) return setNotice(undefined);
    event.preventDefault();
    setNotice({ kind: 'missing', fields: wrong, id: event.timeStamp });
  }

  function edit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const wrong = fieldsToMend(currentTarget);
    setToMend(toMend.filter((name) => wrong.includes(name)));
    setNotice(notice && follow(notice, prepareForm(currentTarget)));
  }

  const requiredProps = (name: RequiredName) => ({
    id: name,
    'aria-required': true,
    'aria-invalid': toMend.includes(name) || undefined,
    'aria-describedby': toMend.includes(name) ? `${name}-hint` : undefined,
    className: controlClass,
  });
  const fieldProps = (name: RequiredName) => ({
    id: name,
    label: fields[name].label,
    note: notes.required,
    hint: toMend.includes(name) && fields[name].hint,
    hintTelugu: fields[name].hintTelugu,
  });

  return (
    <>
      <form
        action={`https://wa.me/${chatNumber}`}
        method="get"
        data-services={JSON.stringify(services)}
        data-letter={letter}
        onSubmit={submit}
        onInput={edit}
        className="grid grid-cols-1 gap-x-4 gap-y-6 rounded border border-line bg-surface px-side py-5 md:p-8 lg:grid-cols-2"
      >
        <Field {...fieldProps('fullName')}>
          <input {...requiredProps('fullName')} name="fullName" type="text" autoComplete="name" />
        </Field>
        <Field {...fieldProps('email')}>
          <input
            {...requiredProps('email')}
            name="email"
            type="email"
            autoComplete="email"
            onInvalid={refuse}
          />
        </Field>
        <Field id="service" label={fields.service.label} note={notes.optional} className="lg:col-span-2">
          <Select
            id="service"
            name="service"
            autoComplete="off"
            data-chat-label={serviceLabel}
            aria-describedby="service-note"
            options={options}
            empty={fields.service.emptyOption}
          />
        </Field>
        <Field {...fieldProps('message')} className="lg:col-span-2">
          {/* Named `text` because WhatsApp expects that name when the form is sent without script. */}
          <textarea {...requiredProps('message')} name="text" rows={6} />
        </Field>
        <div className="lg:col-span-2">{children}</div>
      </form>
      <EnquiryNotice {...noticeParts} notice={notice} onClose={() => setNotice(undefined)} />
    </>
  );
}

/** Opens the chat in a new tab. If the browser is offline, or refuses, as in-app browsers do, the notice gets the link. */
function openChat(href: string): Outcome {
  try {
    // Without `noopener`, which returns null even when the window opens.
    const chat = navigator.onLine ? window.open(href, '_blank') : null;
    if (!chat || chat.closed) return { kind: 'refused', href };
    chat.opener = null;
    return { kind: 'sent' };
  } catch {
    return { kind: 'refused', href };
  }
}
