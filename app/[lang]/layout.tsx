import { contentIn } from '@/content';
import { Document } from '../document';
import { localized, localizedMetadata } from '../localized';
import { siteMetadata } from '../metadata';

export { viewport } from '../metadata';

/** Each language is a folder of the export; tools/export.ts moves the English one to the top. */
export const generateStaticParams = () =>
  (contentIn('en').site.telugu.isPublic ? ['en', 'te'] : ['en']).map((lang) => ({ lang }));

export const dynamicParams = false;

export const generateMetadata = localizedMetadata(siteMetadata);

export default localized(Document);
