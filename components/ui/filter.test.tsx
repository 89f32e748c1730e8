import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveRegion } from './announce';
import { Filter } from './filter';

const items = [
  { id: 'reels', category: 'marketing', card: 'Reels' },
  { id: 'ads', category: 'marketing', card: 'Ads' },
  { id: 'shop', category: 'development', card: 'Shop' },
];

function renderFilter({ hasBoard = false } = {}) {
  render(
    <>
      <Filter
        label="Filter services"
        categories={[
          { id: 'all', label: 'All' },
          { id: 'marketing', label: 'Marketing' },
          { id: 'development', label: 'Development' },
        ]}
        items={items.map((item) => ({ ...item, row: `${item.card} ₹1` }))}
        boardHeading={hasBoard && <p>Prices</p>}
        shown={{ one: 'service shown', other: 'services shown' }}
        listClassName=""
      />
      <div {...liveRegion} data-testid="announced" />
    </>,
  );
}

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const active = () => screen.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent);

beforeAll(() => (Element.prototype.scrollIntoView = jest.fn()));

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
  expect(screen.getByRole('list')).not.toHaveAttribute('data-only');

  await userEvent.click(screen.getByRole('button', { name: 'Development' }));
  expect(active()).toEqual(['Development']);
  expect(shown()).toEqual(['Shop']);
  expect(screen.getByRole('list')).toHaveAttribute('data-only');
});

it('shows the same category on the board', async () => {
  renderFilter({ hasBoard: true });
  expect(shown()).toEqual(['Reels ₹1', 'Ads ₹1', 'Shop ₹1', 'Reels', 'Ads', 'Shop']);
  await userEvent.click(screen.getByRole('button', { name: 'Development' }));
  expect(shown()).toEqual(['Shop ₹1', 'Shop']);
  expect(screen.getByText('Prices')).toBeVisible();
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
