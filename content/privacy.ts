import { fill } from './fill.ts';
import type { Content } from './schema/files.ts';

export const privacy: Content['privacy'] = fill({
  heading: 'Privacy Policy',
  lead: 'In short: no cookies, no analytics, no accounts. What you type into the form reaches us only when you send it yourself on WhatsApp.',
  sections: [
    {
      heading: 'When you send an enquiry',
      paragraphs: [
        'You type your name, email address, service and message into the form. Until you press {send}, they stay in that tab of your browser. We run no server that could receive them.',
        'When you press {send}, your browser opens WhatsApp with a message made from these details. At that moment they pass to WhatsApp. They reach us only when you press its send arrow.',
        "From there WhatsApp's own terms and privacy policy apply. The chat stays on your phone and on ours. Deleting your copy does not always delete ours.",
      ],
    },
    {
      heading: 'When you chat with us or send an email',
      paragraphs: [
        'The WhatsApp buttons open a chat with a short first line already written. You can change it before you send it. We then see your WhatsApp number and the name you use there.',
        'An email goes through your mail provider and ours. We keep it as long as we need it to answer you and to do the work you asked for.',
        'We use what you tell us to reply and to prepare your quote. We do not sell it.',
      ],
    },
    {
      heading: 'What this site keeps in your browser',
      paragraphs: [
        'The site sets no cookies. It keeps two entries in the local storage of your browser, so that pages open in the right colours. Neither says who you are, and neither is sent to us.',
      ],
      entries: [
        { key: 'theme-mode', text: 'holds system, light or dark: whether the site follows your device' },
        { key: 'theme-color-scheme', text: 'holds light or dark: the colours shown at present' },
      ],
    },
    {
      heading: 'What you typed and have not sent yet',
      paragraphs: [
        'So that nothing is lost when you reload the page or look at another one, your browser keeps what you typed into the form. It is kept for that tab alone, and it is not sent to us. It is deleted when you send the enquiry or close the tab.',
      ],
      entries: [
        {
          key: 'enquiry-draft',
          text: 'holds your name, email address, service and message, in the session storage',
        },
      ],
    },
    {
      heading: 'Which advertisement brought you here',
      paragraphs: [
        'If the link that you followed names a campaign, your browser keeps that name until you close the tab, and your message to us ends with it. You see it before you send the message. It says nothing about who you are.',
      ],
      entries: [
        {
          key: 'campaign',
          text: 'holds the name of the campaign, such as vijayawada-expo, in the session storage',
        },
      ],
    },
    {
      heading: 'A service you picked',
      paragraphs: [
        "If you come to the form from one of our services, your browser remembers that service with the page, in the history of that tab. It is there to fill in the form's service field.",
        'You can delete all of this in the settings of your browser.',
      ],
    },
    {
      heading: 'The newsletter box',
      paragraphs: [
        'The email box at the foot of each page is not connected to anything. What you type there is not sent and not stored.',
      ],
    },
    {
      heading: 'What the host may record',
      paragraphs: [
        'This site is a set of files on the computers of a hosting company. Like any host, it may keep ordinary access logs: the page asked for, the time, the IP address and the type of browser. We add no tracking of our own.',
      ],
    },
    {
      heading: 'Links to other sites',
      paragraphs: [
        'WhatsApp and the social networks we link to have their own rules. They learn of your visit only when you follow a link to them.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'Our services are for businesses. If you are under 18, please ask a parent to write to us instead.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'If the site begins to handle your details in another way, this page will say so in the same plain words.',
      ],
    },
    {
      heading: 'How to reach us',
      paragraphs: [
        'Do you want to know what we hold about you, or have it corrected or deleted? Write to the email address on the contact page.',
      ],
    },
  ],
});
