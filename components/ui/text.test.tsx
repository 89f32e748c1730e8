import { render, screen } from '@testing-library/react';
import { Text } from './text';

test('Telugu words in an English text are read aloud as Telugu', () => {
  render(<Text text="Reels in తెలుగు లో for వెబ్‌సైట్ and more" />);
  for (const words of ['తెలుగు లో', 'వెబ్‌సైట్']) expect(screen.getByText(words)).toHaveAttribute('lang', 'te');
  expect(screen.getByText(/^Reels in/)).not.toHaveAttribute('lang');
});

test('a text at least half of whose letters are Telugu is read aloud as Telugu, and English in it as English', () => {
  render(<Text text="మీ షాపు WhatsApp లో" />);
  expect(screen.getByText(/^మీ షాపు/)).toHaveAttribute('lang', 'te');
  expect(screen.getByText('WhatsApp')).toHaveAttribute('lang', 'en');
});
