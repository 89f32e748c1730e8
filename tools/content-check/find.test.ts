/** @jest-environment node */
import { replaceWords } from '../../content/replace-words';
import type { Content } from '../../content/schema/files';
import { launched } from './contents.cases';
import { faultsIn, findings } from './find';

const isDraft = true;

type Service = Content['services']['services'][number];

/** A content with one more service, which is a draft with some fields as given, in the first place. */
function withDraft(fields: object) {
  const content = launched();
  const { services } = content.services;
  const own = { id: 1234, title: 'Drone Films', slug: 'drone-films', subtitle: 'From above' };
  const lists = { features: ['One', 'Two', 'Three'], deliverables: ['Four', 'Five', 'Six'] };
  const copy = { ...services[1]!, ...own, ...lists, shortDesc: 'Seen from above.', isDraft };
  content.services.services = [{ ...copy, ...fields } as Service, ...services.slice(0, 10)];
  return content;
}

const told = (content: Content) =>
  findings(content).map(({ kind, place, message }) => `${kind}: ${place}: ${message}`);

test('a draft that is whole lacks nothing, and leaves out what is not published', () => {
  expect(told(withDraft({}))).toEqual([]);
});

test('what a draft lacks is told of it, and stops nothing', () => {
  const { services } = withDraft({}).services;
  const draft = 'services.services.0';
  const half = withDraft({ title: '', price: '15', features: [], subtitle: services[2]!.subtitle });
  expect(told(half)).toEqual([
    `draft: ${draft}.title: The text is empty. → Write a text.`,
    expect.stringContaining(`draft: ${draft}.price: "15" is not a valid price.`),
    `draft: ${draft}.features: Expected 3 to 12 features, found 0. → Add 3.`,
    // It is told where the second of both is.
    expect.stringContaining('draft: services.services.2.subtitle: Another entry has the same subtitle'),
  ]);
  expect(findings(half).map((one) => one.draft)).toEqual([draft, draft, draft, draft]);
  const faults = () => faultsIn({ services: replaceWords(half.services, half.words) });
  expect(faults()).toEqual([]);
  delete half.services.services[0]!.isDraft;
  expect(faults()).not.toEqual([]);
});

test.each([
  [{ title: 7 }, 'title: 7 is not allowed here. → Write a text.'],
  [{ features: 'Fast' }, 'features: "Fast" is not allowed here. → Write a list: ["…", "…"].'],
  [{ drawing: 'none' }, 'drawing: "none" is not allowed here.'],
  [{ colour: 'red' }, 'colour: There is no field called "colour".'],
  [{ isDraft: 'yes' }, 'isDraft: "yes" is not allowed here. → Write one of: true'],
])('in a draft too, a field is of its kind: %j', (fields, message) => {
  const content = withDraft(fields);
  expect(told(content)).toContainEqual(expect.stringContaining(`error: services.services.0.${message}`));
  expect(faultsIn({ services: replaceWords(content.services, content.words) })).not.toEqual([]);
});

test('a draft in the first place moves no finding to another entry', () => {
  const content = withDraft({ title: '' });
  content.services.services[1]!.timeline = 'Soon';
  expect(told(content)[0]).toContain('error: services.services.1.timeline: "Soon"');
});

test('a service that is hidden leaves no question, and says what cannot be without it', () => {
  const content = launched();
  const [first] = content.services.services;
  const fitting = { text: 'Weddings', service: first!.slug, id: 'weddings' };
  content.about.sections[0]!.trades = [fitting, fitting].map((one, i) => ({ ...one, id: `trade${i}` }));
  content.site.footer.services.links.push({
    label: 'First',
    href: `/services/#service-${first!.slug}`,
    id: 'first',
  });
  first!.isDraft = true;
  expect(told(content)).toEqual([]);
  for (const service of content.services.services.slice(1)) service.isDraft = true;
  expect(told(content)).toContainEqual(
    'error: services.services: Expected 2 to 12 services, found 0. → Add 2.',
  );
});
