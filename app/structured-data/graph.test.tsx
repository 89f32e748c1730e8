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

test('both numbers and the opening hours are there, over the end of the week too', () => {
  const times = [{ from: 'Saturday', to: 'Monday', opens: '9:30 am', closes: '12:15 pm' }] as const;
  const agency = organization({ ...site, landline: '+91 863 222 3344', hours: { label: 'Hours', times } });
  expect(agency).toMatchObject({
    contactPoint: {
      telephone: [site.phone, '+91 863 222 3344'],
      hoursAvailable: [{ dayOfWeek: ['Saturday', 'Sunday', 'Monday'], opens: '09:30', closes: '12:15' }],
    },
  });
});

describe('a price', () => {
  const specification = (price: string, period?: string) =>
    (serviceNode({ ...services[0], price, period }).offers as { priceSpecification: object } | undefined)
      ?.priceSpecification;

  test('"Starting from" is the least, a plain one is not', () => {
    expect(specification('Starting from ₹6,000')).toMatchObject({ price: 6000, minPrice: 6000 });
    expect(specification('₹6,000')).not.toHaveProperty('minPrice');
  });

  test('has the code of its period, where there is one', () => {
    const codes = { hour: 'HUR', day: 'DAY', week: 'WEE', month: 'MON', year: 'ANN' };
    for (const [unitText, unitCode] of Object.entries(codes))
      expect(specification('₹6,000', `/${unitText}`)).toMatchObject({ unitText, unitCode });
    expect(specification('₹6,000', 'a year')).toMatchObject({ unitText: 'year', unitCode: 'ANN' });
    expect(specification('₹6,000', '/project')).toMatchObject({ unitText: 'project' });
    expect(specification('₹6,000', '/project')).not.toHaveProperty('unitCode');
    expect(specification('₹6,000')).not.toHaveProperty('unitText');
  });

  test('in words is no offer', () => {
    expect(specification('On request')).toBeUndefined();
  });
});

test('content cannot end the script', () => {
  const html = renderToStaticMarkup(
    <StructuredData nodes={[{ '@type': 'Service', name: '</script><script>alert(1)' }]} />,
  );
  expect(html.match(/<\/script/g)).toHaveLength(1);
  const json = /<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)' }] });
});
