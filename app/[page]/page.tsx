import { Reference } from '@/components/layout/reference';
import { type PageMeta, pages, privacy, terms } from '@/content';
import { pageMetadata } from '../metadata';
import { webPage } from '../structured-data/graph';
import { StructuredData } from '../structured-data/structured-data';

const pagesByName: Record<string, PageMeta> = {
  ...pages,
  privacy: { ...pages.privacy, article: privacy },
  terms: { ...pages.terms, article: terms },
};

export const dynamicParams = false;

export const generateStaticParams = () =>
  Object.keys(pagesByName)
    .filter((page) => pagesByName[page]!.article)
    .map((page) => ({ page }));

type Props = { params: Promise<{ page: string }> };

export const generateMetadata = async ({ params }: Props) => pageMetadata(pagesByName[(await params).page]!);

export default async function ArticlePage({ params }: Props) {
  const page = pagesByName[(await params).page]!;
  return (
    <>
      <Reference page={page} article={page.article!} />
      <StructuredData nodes={webPage(page)} />
    </>
  );
}
