import { repairAddress } from './repair-address';

test.each([
  ['/services/?a=b#c', '/services/?a=b#c'],
  [`${location.origin}//`, '/'],
  [`${location.origin}//services//?a=b#c`, '/services//?a=b#c'],
])('%s is repaired to %s', (address, repaired) => {
  history.replaceState({ kept: true }, '', address);
  repairAddress();
  expect(location.pathname + location.search + location.hash).toBe(repaired);
  expect(history.state).toEqual({ kept: true });
});
