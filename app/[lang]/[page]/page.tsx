import { localized, localizedMetadata } from '@/app/localized';
import { pageMetadata } from '@/app/metadata';
import { pieceNodes, webPage } from '@/app/structured-data/graph';
import { StructuredData } from '@/app/structured-data/structured-data';
import { ArticlePage } from '@/components/layout/article-page';
import { type PageMeta, pages, privacy, servicesPage, site, terms, work } from '@/content';
import { pageLanguage } from '@/page-language';
import { generalFacts } from '../services/facts';
import { WorkPage } from './work-page';

/** The terms, with what the owner has said about how he works. */
function termsWithFacts() {
  const paragraphs = generalFacts();
  const facts = { id: 'facts', heading: servicesPage.facts.heading, paragraphs };
  return { ...terms, sections: paragraphs.length > 0 ? [...terms.sections, facts] : terms.sections };
}

const pagesByName = (): Record<string, PageMeta> => ({
  ...pages,
  privacy: { ...pages.privacy, article: privacy },
  terms: { ...pages.terms, article: terms },
});

export const dynamicParams = false;

export const generateStaticParams = () =>
  Object.entries(pagesByName())
    .filter(([name, { article }]) => article || name === 'work')
    .map(([page]) => ({ page }));

/** On a Telugu page whose words bind us: that the English ones do. */
const whichCounts = (name: string) =>
  pageLanguage() === 'te' && ['privacy', 'terms'].includes(name) ? site.telugu.counts : undefined;

type Params = { page: string };

export const generateMetadata = localizedMetadata(({ page }: Params) => pageMetadata(pagesByName()[page]!));

function TextPage({ page: name }: Params) {
  const page = pagesByName()[name]!;
  const article = name === 'terms' ? termsWithFacts() : page.article;
  return (
    <>
      {article ? (
        <ArticlePage page={page} article={article} note={whichCounts(name)} />
      ) : (
        <WorkPage page={page} />
      )}
      <StructuredData nodes={[...webPage(page), ...pieceNodes(article ? [] : work.pieces)]} />
    </>
  );
}

export default localized(TextPage);
