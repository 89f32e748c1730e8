import { pageMetadata } from '@/app/metadata';
import { webPage } from '@/app/structured-data/graph';
import { StructuredData } from '@/app/structured-data/structured-data';
import { ArticlePage } from '@/components/layout/article-page';
import { type PageMeta, pages, privacy, servicesPage, terms } from '@/content';
import { generalFacts } from '../services/facts';

/** The terms, with what the owner has said about how he works. */
function termsWithFacts() {
  const paragraphs = generalFacts();
  const facts = { id: 'facts', heading: servicesPage.facts.heading, paragraphs };
  return { ...terms, sections: paragraphs.length > 0 ? [...terms.sections, facts] : terms.sections };
}

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

export default async function Page({ params }: Props) {
  const { page: name } = await params;
  const page = pagesByName[name]!;
  const article = name === 'terms' ? termsWithFacts() : page.article!;
  return (
    <>
      <ArticlePage page={page} article={article} />
      <StructuredData nodes={webPage(page)} />
    </>
  );
}
