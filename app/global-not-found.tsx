import type { Metadata } from 'next';
import { notFound, site } from '@/content';
import { Document } from './document';
import { siteMetadata } from './metadata';
import { NotFoundSection } from './not-found-section';

export { viewport } from './metadata';

export const generateMetadata = (): Metadata => ({
  ...siteMetadata(),
  title: `${notFound.title} | ${site.brand}`,
  description: notFound.description,
});

/** 404.html, with which a host answers for every unknown address. */
export default function GlobalNotFound() {
  return (
    <Document>
      <NotFoundSection />
    </Document>
  );
}
