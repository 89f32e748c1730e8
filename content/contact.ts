import { fill } from './fill.ts';
import type { Content } from './schema/files.ts';

export type Contact = Content['contact'];

export const contact: Content['contact'] = fill({
  heading: 'Start Your Project',
  lead: "Fill out the form and we'll get back to you within {promise}.",
  fields: {
    fullName: {
      label: 'Full Name',
      hint: 'Write your name, so that we know what to call you.',
    },
    email: {
      label: 'Email Address',
      hint: 'Write it in full, such as yourname@gmail.com, or chat on WhatsApp instead.',
    },
    service: {
      label: 'Service Interested In',
      emptyOption: 'Choose a service',
    },
    message: {
      label: 'Your Message',
      hint: 'Write what you sell, where, and what you need.',
    },
  },
  notes: { required: 'required', optional: 'optional' },
  send: '{send}',
  otherService: 'Other',
  generalInquiry: 'General Inquiry',
  notices: {
    error: 'Please fill in all required fields',
    success: "Message sent! We'll get back to you within {promise}.",
    successMore: 'Please press the send arrow in WhatsApp. Your message waits there, ready to go.',
    refused: 'WhatsApp did not open. Nothing is lost: press the link, and your message is there.',
    refusedLink: 'Open WhatsApp',
    close: 'Close notice',
    tooLong: 'Your message is too long for WhatsApp. Nothing is lost: shorten it, or send it by email.',
    tooLongBy: 'characters over the limit of',
    email: 'Write an email',
  },
  getInTouch: {
    heading: 'Get In Touch',
    quick: { en: 'No email? Write on WhatsApp', te: 'ఈమెయిల్ లేకపోతే వాట్సాప్ చేయండి' },
    sample: 'మా షాపుకి వెబ్‌సైట్ కావాలి',
    chat: {
      title: 'WhatsApp',
      text: 'Quick response within minutes. Send a photo of your shop, a voice note or one line in Telugu.',
      action: 'Chat on WhatsApp',
    },
    email: {
      title: 'Email',
      text: 'For detailed project discussions. Attach your price list, product photos or old brochure.',
      action: 'Write an email',
    },
  },
  benefits: {
    heading: 'What you can count on',
    items: [
      { icon: 'clock', text: 'Response within {promise}' },
      { icon: 'chat', text: 'Free consultation & strategy' },
      { icon: 'chart', text: 'Proven track record' },
      { icon: 'rupee', text: 'Transparent pricing' },
    ],
  },
  dataNotice: {
    en: {
      text: 'Until you press {send}, these details stay in this tab. Then WhatsApp opens with them, and they reach us only when you press its send arrow. It shows us your number, so we can call you back.',
      privacyLink: 'Read the privacy policy',
    },
    te: {
      text: 'మీరు {send} నొక్కే వరకు ఈ వివరాలు ఈ ట్యాబ్‌లోనే ఉంటాయి. నొక్కగానే వీటితో వాట్సాప్ తెరుచుకుంటుంది. అక్కడ పంపే బాణం గుర్తు నొక్కితేనే మీ సందేశం మాకు చేరుతుంది. వాట్సాప్‌లో మీ నంబర్ మాకు కనిపిస్తుంది, కాబట్టి మేము మీకు ఫోన్ చేయగలం.',
      privacyLink: 'గోప్యతా విధానం చదవండి (ఇంగ్లీష్‌లో ఉంది)',
    },
  },
  noScript:
    'JavaScript is off, so only your message is carried to WhatsApp. Please write your name and email address in the message.',
  enquiry: {
    greeting: 'Hello! I would like to start a project with you.',
    nameLabel: 'Name',
    emailLabel: 'Email',
    serviceLabel: 'Service',
    messageLabel: 'Message',
    closing: 'Please reply within {promise}. Thank you!',
    refLabel: 'Ref',
  },
});
