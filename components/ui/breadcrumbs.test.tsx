import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Breadcrumbs } from './breadcrumbs';

const way = (length: number) =>
  Array.from({ length }, (_, index) => ({ label: `Place ${index + 1}`, href: `/${index + 1}/` }));

const places = () => screen.queryAllByText(/^Place/).map((place) => place.textContent);

it('links every place but the last, which is this page', () => {
  render(<Breadcrumbs label="Breadcrumb" showLabel="Show path" items={way(3)} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/1/', '/2/']);
  expect(screen.getByText('Place 3')).toHaveAttribute('aria-current', 'page');
});

it('shows eight places', () => {
  render(<Breadcrumbs label="Breadcrumb" showLabel="Show path" items={way(8)} />);
  expect(places()).toHaveLength(8);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([9, 12])('collapses %i places to the first and the last', (length) => {
  render(<Breadcrumbs label="Breadcrumb" showLabel="Show path" items={way(length)} />);
  expect(places()).toEqual(['Place 1', `Place ${length}`]);
  expect(screen.getByRole('button', { name: 'Show path' })).toBeInTheDocument();
});

it.each([9, 12])('shows the whole way of %i places and moves focus to what was hidden', async (length) => {
  render(<Breadcrumbs label="Breadcrumb" showLabel="Show path" items={way(length)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show path' }));
  expect(places()).toHaveLength(length);
  expect(screen.getByRole('link', { name: 'Place 2' })).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
