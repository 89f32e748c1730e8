import { chatLink, emailLink } from '@/components/links';
import { serviceHref } from '@/components/page-links';
import { contact, contentIn, type PageMeta, pages, services, site } from '@/content';
import { cost } from '@/content/formats';

export const dynamic = 'force-static';

const absolute = (path: string) => `${site.url}${path}`;
const link = (label: string, url: string, text: string) => `- [${label}](${url}): ${text}`;

const linkTo = ({ path, title, description }: PageMeta) => link(title, absolute(path), description);

export function GET() {
  const { chat, email, heading } = contact.getInTouch;
  const lines = [
    `# ${site.brand}`,
    '',
    `> ${site.description}`,
    '',
    `## ${pages.services.title}`,
    '',
    ...services.map((service) => {
      const { slug, title, shortDesc, timeline } = service;
      return link(title, absolute(serviceHref(slug)), `${cost(service)}. ${shortDesc} ${timeline}.`);
    }),
    '',
    `## ${heading}`,
    '',
    link(chat.title, chatLink(site.chatNumber, site.chatGreeting), chat.text),
    `- ${[site.phone, site.landline].filter(Boolean).join(', ')}`,
    link(email.title, emailLink(site.email), `${site.email}. ${email.text}`),
    '',
    '## Optional',
    '',
    ...Object.values(pages).map(linkTo),
    ...(site.telugu.isPublic ? Object.values(contentIn('te').pages).map(linkTo) : []),
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
