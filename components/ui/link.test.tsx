import { fireEvent, render, screen } from '@testing-library/react';
import { Link } from './link';

it('keeps the handlers that a caller gives it', () => {
  const onPointerEnter = jest.fn();
  const onFocus = jest.fn();
  render(
    <Link href="/services/" onPointerEnter={onPointerEnter} onFocus={onFocus}>
      Services
    </Link>,
  );
  fireEvent.pointerOver(screen.getByRole('link'));
  fireEvent.focus(screen.getByRole('link'));
  expect(onPointerEnter).toHaveBeenCalledTimes(1);
  expect(onFocus).toHaveBeenCalledTimes(1);
});
