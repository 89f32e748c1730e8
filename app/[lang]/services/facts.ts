import { inEnglish, type Service, servicesPage } from '@/content';
import { isMonthly } from '@/content/formats';

const said = (...facts: (string | undefined)[]) => facts.filter((fact) => fact !== undefined);

/** What the owner has said that holds for the agency as a whole; nothing until then. */
export function generalFacts() {
  const { monthly, gst, signer } = servicesPage.facts;
  return said(monthly, gst, signer);
}

/** What the owner has said about a service; nothing until then. */
export function factsOf(service: Service) {
  const { amount, filming, hosting } = service;
  const { monthly, gst } = servicesPage.facts;
  return said(amount, filming, hosting, isMonthly(inEnglish(service)) ? monthly : undefined, gst);
}
