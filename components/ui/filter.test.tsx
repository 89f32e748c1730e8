import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveRegion } from './announce';
import { Filter } from './filter';

const items = [
  { id: 'reels', category: 'marketing', card: 'Reels' },
  { id: 'ads', category: 'marketing', card: 'Ads' },
  { id: 'shop', category: 'development', card: 'Shop' },
];

function renderFilter() {
  render(
    <>
      <Filter
        label="Filter services"
        categories={[
          { id: 'all', label: 'All' },
          { id: 'marketing', label: 'Marketing' },
          { id: 'development', label: 'Development' },
        ]}
        items={items.map(({ card, ...item }) => ({ ...item, card: <p id={item.id}>{card}</p> }))}
        shown={{ one: 'service shown', other: 'services shown' }}
        listClassName=""
      />
      <a href="#ads">To the ads</a>
      <div {...liveRegion} data-testid="announced" />
    </>,
  );
}

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const active = () => screen.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent);

it('starts with All and every card', () => {
  renderFilter();
  expect(active()).toEqual(['All']);
  expect(shown()).toEqual(['Reels', 'Ads', 'Shop']);
});

it('shows one category at a time and keeps the other cards in the page', async () => {
  renderFilter();
  await userEvent.click(screen.getByRole('button', { name: 'Marketing' }));
  expect(active()).toEqual(['Marketing']);
  expect(shown()).toEqual(['Reels', 'Ads']);
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(3);

  await userEvent.click(screen.getByRole('button', { name: 'Development' }));
  expect(active()).toEqual(['Development']);
  expect(shown()).toEqual(['Shop']);
});

it('shows all cards for a link to one that is hidden', async () => {
  renderFilter();
  await userEvent.click(screen.getByRole('button', { name: 'Development' }));
  await userEvent.click(screen.getByRole('link'));
  expect(active()).toEqual(['All']);
  expect(shown()).toEqual(['Reels', 'Ads', 'Shop']);
});

it('lets the cards enter that were hidden, and not those that stay', async () => {
  renderFilter();
  await userEvent.click(screen.getByRole('button', { name: 'Marketing' }));
  for (const item of screen.getAllByRole('listitem')) expect(item).not.toHaveClass('animate-come-in');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  const entering = screen.getAllByRole('listitem').filter((it) => it.classList.contains('animate-come-in'));
  expect(entering.map((item) => item.textContent)).toEqual(['Shop']);
});

it('shows every card again for All', async () => {
  renderFilter();
  await userEvent.click(screen.getByRole('button', { name: 'Development' }));
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(shown()).toHaveLength(3);
});

it('says how many cards are shown', async () => {
  renderFilter();
  await userEvent.click(screen.getByRole('button', { name: 'Marketing' }));
  expect(screen.getByTestId('announced')).toHaveTextContent('Marketing: 2 services shown');
  await userEvent.click(screen.getByRole('button', { name: 'Development' }));
  expect(screen.getByTestId('announced')).toHaveTextContent('Development: 1 service shown');
});

it('is worked by keyboard as any group of buttons', async () => {
  renderFilter();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(shown()).toEqual(['Reels', 'Ads']);
});
