import { renderToStaticMarkup } from 'react-dom/server';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { organization, serviceNode } from './graph';
import { StructuredData } from './structured-data';

test('the agency becomes a local business once it has an address', () => {
  const address = { street: 'Ring Road', city: 'Guntur', postalCode: '522001' };
  expect(organization({ ...site, address })).toMatchObject({
    '@type': 'ProfessionalService',
    address: { addressLocality: 'Guntur', postalCode: '522001', addressCountry: 'IN' },
  });
  const without = organization({ ...site, address: undefined });
  expect(without).toMatchObject({ '@type': 'Organization' });
  expect(without).not.toHaveProperty('address');
});

test('a price "Starting from" is the least, a plain one is not', () => {
  const [service] = services;
  const specification = (price: string) =>
    (serviceNode({ ...service, price }).offers as { priceSpecification: object }).priceSpecification;
  expect(specification('Starting from ₹6,000')).toMatchObject({ price: 6000, minPrice: 6000 });
  expect(specification('₹6,000')).not.toHaveProperty('minPrice');
});

test('content cannot end the script', () => {
  const html = renderToStaticMarkup(
    <StructuredData nodes={[{ '@type': 'Service', name: '</script><script>alert(1)' }]} />,
  );
  expect(html.match(/<\/script/g)).toHaveLength(1);
  const json = /<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)' }] });
});
