import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { services, servicesPage } from '@/content/services';
import { ServiceCard } from './service-card';

const [service] = services;
const { details, close, closeDialog } = servicesPage.card;

beforeAll(() => (Element.prototype.getAnimations = () => []));

function renderCard() {
  render(
    <ul>
      <li>
        <ServiceCard service={service} />
      </li>
    </ul>,
  );
  return screen.getByRole('button', {
    name: (name) => name.startsWith(details) && name.endsWith(service.title),
  });
}

it('opens the details of the service by its button, whose name says of which', async () => {
  const button = renderCard();
  await userEvent.click(button);
  const dialog = screen.getByRole('dialog', { name: service.title });
  expect(dialog).toHaveAccessibleDescription(service.subtitle);
  for (const feature of service.features) expect(dialog).toHaveTextContent(feature);
});

it('opens them by a press anywhere, but not on its link', async () => {
  renderCard();
  screen.getByRole('link').addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('link'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('heading', { name: service.title, level: 3 }));
  expect(screen.getByRole('dialog')).toBeVisible();
});

it.each([close, closeDialog])('gives the focus back when "%s" closes them', async (label) => {
  const button = renderCard();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});
