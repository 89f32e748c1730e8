import { render, screen } from '@testing-library/react';
import { ChatButton } from '@/components/layout/chat-button';
import { Closing } from '@/components/layout/closing';
import { FailureNotice } from '@/components/layout/failure-notice';
import { site } from '@/content';
import { Hero } from './[lang]/(home)/hero';
import { GetInTouch } from './[lang]/contact/get-in-touch';

it.each(Object.entries({ Hero, Closing, GetInTouch, ChatButton, FailureNotice }))(
  '%s leads to the chat by its number, where another is for calls',
  (_, Part) => {
    Object.assign(site, { phone: '+91 863 222 3344', chatNumber: '919848012345' });
    render(<Part />);
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href));
    const chats = links.filter(({ hostname }) => hostname === 'wa.me');
    expect(new Set(chats.map(({ pathname }) => pathname))).toEqual(new Set(['/919848012345']));
  },
);
