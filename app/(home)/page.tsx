import { pages } from '@/content/pages';
import { pageMetadata } from '../metadata';
import { Hero } from './hero';
import { Process } from './process';
import { Services } from './services';

export const metadata = pageMetadata(pages.home);

export default function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <Process />
    </>
  );
}
