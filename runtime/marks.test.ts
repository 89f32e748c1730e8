import { keepMarks, markRoot } from './marks';

test('the header enters once: not again within the site, nor when the framework draws the page anew', async () => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
  const { dataset } = document.documentElement;
  markRoot();
  expect({ ...dataset }).toEqual({ script: '', colorScheme: 'dark' });
  keepMarks();
  for (const name of Object.keys(dataset)) delete dataset[name];
  await Promise.resolve();
  expect({ ...dataset }).toEqual({ script: '', withinSite: '', colorScheme: 'dark' });

  delete dataset.withinSite;
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/about/`);
  markRoot();
  expect(dataset).toHaveProperty('withinSite');
});
