import { site } from '@/content/site';
import { whatsAppLink } from './whatsapp-link';

/** Opens a WhatsApp chat with the agency, `text` already written. */
export const chatLink = (text: string) => whatsAppLink(site.chatNumber, text);

export const phoneLink = `tel:${site.phone.replace(/[^+\d]/g, '')}`;

export const emailLink = `mailto:${site.email}`;
