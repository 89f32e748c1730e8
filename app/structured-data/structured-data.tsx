import type { Graph } from 'schema-dts';

/** What the page says, for machines, with `<` escaped so that content cannot end the script. */
export function StructuredData({ nodes }: { nodes: Graph['@graph'] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
    />
  );
}
