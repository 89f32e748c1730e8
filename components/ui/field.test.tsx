import { render, screen } from '@testing-library/react';
import { Select } from './field';

const design = { value: 'design', label: 'Design' };

const languages = () => screen.getAllByRole('option').map((option) => option.getAttribute('lang'));

test('with an option that holds Telugu each option says its language', () => {
  render(
    <Select
      aria-label="Service"
      empty="Choose"
      options={[design, { value: 'other', label: 'Other / ఇతర' }]}
    />,
  );
  expect(languages()).toEqual(['en', 'en', 'te']);
  expect(screen.getByRole('combobox')).toHaveAttribute('lang', 'te');
});

test('without one none does', () => {
  render(<Select aria-label="Service" empty="Choose" options={[design]} />);
  expect(languages()).toEqual([null, null]);
});
