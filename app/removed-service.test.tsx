import { render, screen } from '@testing-library/react';
import { SectionLists } from '@/components/layout/section-lists';
import { services } from '@/content';

test('a trade whose service was removed is there without a link, so that the editor can show the page', () => {
  const [first] = services;
  const trades = ['gone', first!.slug].map((service) => ({ id: service, text: `For ${service}`, service }));
  render(<SectionLists section={{ trades }} />);
  expect(screen.getByText('For gone')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([first!.title]);
});
