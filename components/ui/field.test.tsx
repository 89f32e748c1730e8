import { render, screen } from '@testing-library/react';
import { Select } from './field';

const languages = () => screen.getAllByRole('option').map((option) => option.getAttribute('lang'));

test('with an option that holds Telugu each option says its language', () => {
  render(<Select aria-label="Service" empty="Choose" options={['Design', 'Other / ఇతర']} />);
  expect(languages()).toEqual(['en', 'en', 'te']);
  expect(screen.getByRole('combobox')).toHaveAttribute('lang', 'te');
});

test('without one none does', () => {
  render(<Select aria-label="Service" empty="Choose" options={['Design']} />);
  expect(languages()).toEqual([null, null]);
});
