'use client';

import './sign-dialog.css';
import { DialogTitle } from '@headlessui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { langInIsland, langOf } from '@/components/language';
import { announce } from '@/components/ui/announce';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { CloseButton, Modal } from '@/components/ui/modal';
import { makePicture, type Picture } from './make-picture';
import type { PaintedSign } from './paint';
import { type Format, FORMATS } from './sign-layout';
import type { SignWords } from './sign-words';

export type SignDialogProps = Pick<PaintedSign, 'name' | 'drawing' | 'signature'> & {
  words: SignWords;
  closeIcon: ReactNode;
  /** Where who sees the picture can make another. It goes along with one that is shared. */
  address: string;
  isOpen: boolean;
  onClose: () => void;
};

export function SignDialog({ words, closeIcon, isOpen, onClose, ...sign }: SignDialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      className="sign-dialog-place"
      panelClassName="sign-dialog relative w-full animate-panel-in forced-colors:border"
    >
      <DialogTitle className="sign-dialog-head flex min-h-11 items-center text-heading">
        {words.heading}
      </DialogTitle>
      <SignPicture words={words} {...sign} />
      <CloseButton as={IconButton} label={words.close} className="sign-dialog-close absolute">
        {closeIcon}
      </CloseButton>
    </Modal>
  );
}

type SignPictureProps = Omit<SignDialogProps, 'closeIcon' | 'isOpen' | 'onClose'>;

const FORMAT_NAMES: readonly Format[] = ['status', 'profile'];

/** The picture, what may be chosen for it, and where it can go. */
function SignPicture({ words, name, drawing, signature, address }: SignPictureProps) {
  const [format, setFormat] = useState<Format>('status');
  const [festival, setFestival] = useState('');
  const [picture, setPicture] = useState<Picture>();
  const [notice, setNotice] = useState('');
  const greeting = words.festivals.find((one) => one.name === festival)?.greeting;
  const { shown, saved, failed } = words;
  const description = [`${shown} ${name}.`, greeting].filter(Boolean).join(' ');

  useEffect(() => {
    let isCurrent = true;
    function show(made: Picture) {
      if (!isCurrent) return;
      setPicture(made);
      announce(description);
    }
    function tellFailure() {
      if (!isCurrent) return;
      setNotice(failed);
      announce(failed);
    }
    makePicture({ format, name, greeting, signature, drawing }).then(show, tellFailure);
    return () => {
      isCurrent = false;
      setPicture(undefined);
      setNotice('');
    };
  }, [format, name, greeting, signature, drawing, description, failed]);

  function save({ file }: Picture) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    // Some browsers begin to read it only after a question to the visitor.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    setNotice(saved);
    announce(saved);
  }

  /** A visitor who closes the share sheet has changed their mind; where the browser refuses, the picture is saved. */
  async function share(made: Picture) {
    try {
      await navigator.share({ files: [made.file], text: `${words.message} ${address}` });
    } catch (error) {
      if ((error as Error).name !== 'AbortError') save(made);
    }
  }

  const aspectRatio = FORMATS[format].width / FORMATS[format].height;
  const canShare = picture !== undefined && navigator.canShare?.({ files: [picture.file] });
  return (
    <div className="sign-dialog-body">
      <div className="sign-dialog-picture overflow-hidden rounded-inner bg-sunken" style={{ aspectRatio }}>
        {picture && <img src={picture.address} alt={description} lang={langOf(description)} />}
      </div>
      <div className="sign-dialog-choices">
        <label htmlFor="sign-festival" className="font-medium">
          {words.festivalLabel}
        </label>
        <Select
          id="sign-festival"
          empty={words.noFestival}
          options={words.festivals.map(({ name }) => ({ value: name, label: name }))}
          onChange={({ target }) => setFestival(target.value)}
        />
        <label htmlFor="sign-format" className="font-medium">
          {words.formatLabel}
        </label>
        <Select
          id="sign-format"
          options={FORMAT_NAMES.map((name) => ({ value: name, label: words[name] }))}
          onChange={({ target }) => setFormat(target.value as Format)}
        />
        {canShare && <Button onClick={() => void share(picture)}>{words.share}</Button>}
        <Button
          variant={canShare ? 'outline' : 'solid'}
          disabled={!picture}
          onClick={() => picture && save(picture)}
        >
          {words.save}
        </Button>
        <p lang={langInIsland(notice)} className="min-h-12 text-small">
          {notice}
        </p>
      </div>
    </div>
  );
}
