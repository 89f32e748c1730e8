import { marked, Text } from '@/components/ui/text';
import { site } from '@/content/site';
import { langProps } from '../language';

/** docs/product.md: without a handler. In no form, so that Enter does not reload the page. */
export function Newsletter() {
  const { heading, text, label, placeholder, subscribe } = site.footer.newsletter;
  return (
    <section aria-labelledby="newsletter-heading" className="w-full">
      <Text as="h2" id="newsletter-heading" className="text-small text-footer-ink" text={heading} />
      <Text className="mt-1 text-small" text={text} />
      <div className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <input
          type="email"
          name="newsletter"
          aria-label={label}
          autoComplete="email"
          placeholder={placeholder}
          {...langProps(label + placeholder)}
          className="min-h-11 min-w-20 flex-1 rounded border border-footer-control px-4 text-body text-footer-ink placeholder:text-footer-muted"
        />
        <button
          type="button"
          className="min-h-11 rounded border border-footer-control px-5 text-small font-semibold text-footer-ink hover:border-footer-ink"
        >
          {marked(subscribe)}
        </button>
      </div>
    </section>
  );
}
