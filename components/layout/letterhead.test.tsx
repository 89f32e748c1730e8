import { render, screen } from '@testing-library/react';
import { site } from '@/content/site';
import { Letterhead } from './letterhead';

it('names who on the first sheet only, since the foot of each does, and how to answer on the last too', () => {
  for (const isLast of [false, true]) {
    const { unmount } = render(<Letterhead isLast={isLast} />);
    const line = screen.getByRole('paragraph');
    for (const fact of [site.phone, site.email, site.url]) expect(line).toHaveTextContent(fact);
    expect(line.textContent.includes(`${site.brand}, ${site.tagline}`)).toBe(!isLast);
    unmount();
  }
});
