import type { Service } from '@/content';
import { cost } from '@/content/formats';

/** As much as search results show. */
const ROOM = 160;

/** A description for search engines, and after it the prices of as many services as there is room for. */
export function withPrices(description: string, services: readonly Service[]) {
  let all = '';
  for (const service of services) {
    const more = `${all || description}${all ? ';' : ''} ${service.title}: ${cost(service)}`;
    if (more.length >= ROOM) break;
    all = more;
  }
  return all ? `${all}.` : description;
}
