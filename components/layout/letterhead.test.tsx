import { render, screen } from '@testing-library/react';
import { site } from '@/content/site';
import { Letterhead } from './letterhead';

it('names who, the phone and the address on the first sheet and on the last', () => {
  for (const isLast of [false, true]) {
    const { unmount } = render(<Letterhead isLast={isLast} />);
    for (const fact of [site.brand, site.tagline, site.phone, site.email, site.url])
      expect(screen.getByRole('paragraph')).toHaveTextContent(fact);
    unmount();
  }
});
