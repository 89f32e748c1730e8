import { renderToStaticMarkup } from 'react-dom/server';
import { serviceCategories, services, site } from '@/content';
import { organization, serviceNode } from './graph';
import { StructuredData } from './structured-data';

test('the agency becomes a local business once it has an address', () => {
  const address = { street: 'Ring Road', city: 'Guntur', postalCode: '522001' };
  expect(organization({ ...site, address })).toMatchObject({
    '@type': 'LocalBusiness',
    address: { addressLocality: 'Guntur', postalCode: '522001', addressCountry: 'IN' },
  });
  const without = organization({ ...site, address: undefined });
  expect(without).toMatchObject({ '@type': 'Organization' });
  expect(without).not.toHaveProperty('address');
});

test('examples of a number, an address and a profile are left out until they are the owner’s', () => {
  const examples = {
    phone: '+91 00000 00000',
    email: 'hello@example.com',
    social: [{ network: 'facebook' as const, label: 'Facebook', id: 'a', url: 'https://www.facebook.com/' }],
  };
  const before = organization({ ...site, ...examples, landline: undefined });
  expect(before).toMatchObject({ contactPoint: { url: `${site.url}/contact/` } });
  expect(JSON.stringify(before)).not.toMatch(/telephone|email|sameAs/);
  const own = {
    phone: '+91 98764 50123',
    email: 'namaste@krishna-digital.in',
    social: [{ network: 'other' as const, label: 'Telegram', id: 'b', url: 'https://t.me/krishnadigital' }],
  };
  expect(organization({ ...site, ...own, landline: undefined })).toMatchObject({
    contactPoint: { telephone: [own.phone], email: own.email },
    sameAs: [own.social[0]!.url],
  });
});

test('both numbers and the opening hours are there, over the end of the week too', () => {
  const times = {
    from: 'Saturday' as const,
    to: 'Monday' as const,
    opens: '9:30 am',
    closes: '12:15 pm',
    id: 'c',
  };
  const [phone, landline] = ['+91 98764 50123', '+91 866 245 6789'];
  const agency = organization({ ...site, phone, landline, hours: { label: 'Hours', times: [times] } });
  expect(agency).toMatchObject({
    contactPoint: {
      telephone: [phone, landline],
      hoursAvailable: [{ dayOfWeek: ['Saturday', 'Sunday', 'Monday'], opens: '09:30', closes: '12:15' }],
    },
  });
});

describe('a price', () => {
  const specification = (price: string, period?: string) =>
    (serviceNode({ ...services[0]!, price, period }).offers as { priceSpecification: object } | undefined)
      ?.priceSpecification;

  test('"Starting from" is the least alone, a plain one is the price', () => {
    expect(specification('Starting from ₹6,000')).toMatchObject({ minPrice: 6000 });
    expect(specification('Starting from ₹6,000')).not.toHaveProperty('price');
    expect(specification('₹6,000')).toMatchObject({ price: 6000 });
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

test('a service says what kind it is, where it is offered, and where its card is', () => {
  const { id, label } = serviceCategories[1]!;
  const url = `${site.url}/services/#service-films`;
  expect(serviceNode({ ...services[0]!, slug: 'films', category: id })).toMatchObject({
    '@id': url,
    url,
    serviceType: label,
    areaServed: { '@type': 'State', name: site.region },
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
