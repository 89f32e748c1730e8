import { Reference } from '@/components/layout/reference';
import { type PageMeta, pages } from '@/texts/pages';
import { privacy } from '@/texts/privacy';
import { terms } from '@/texts/terms';
import { pageMetadata } from '../metadata';
import { webPage } from '../structured-data/graph';
import { StructuredData } from '../structured-data/structured-data';

const textPages = new Map(
  Object.entries<PageMeta>({
    ...pages,
    privacy: { ...pages.privacy, article: privacy },
    terms: { ...pages.terms, article: terms },
  }).flatMap(([name, { article, ...page }]) => (article ? [[name, { page, article }] as const] : [])),
);

export const dynamicParams = false;

export const generateStaticParams = () => [...textPages.keys()].map((page) => ({ page }));

type Props = { params: Promise<{ page: string }> };

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(textPages.get((await params).page)!.page);

export default async function ArticlePage({ params }: Props) {
  const { page, article } = textPages.get((await params).page)!;
  return (
    <>
      <Reference page={page} article={article} />
      <StructuredData nodes={webPage(page)} />
    </>
  );
}
