import { Words } from '@/components/ui/words';
import { site } from '@/content';
import { langOf } from '../language';

/** Not connected to anything (docs/product.md). Without a form, so that Enter does not reload the page. */
export function Newsletter() {
  const { heading, text, label, placeholder, subscribe } = site.footer.newsletter;
  return (
    <section aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading" className="text-small text-ink">
        <Words text={heading} />
      </h2>
      <p className="mt-1 text-small">
        <Words text={text} />
      </p>
      <div className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <input
          id="newsletter-email"
          type="email"
          name="newsletter"
          aria-label={label}
          autoComplete="email"
          placeholder={placeholder}
          lang={langOf(label + placeholder)}
          className="min-h-11 min-w-20 flex-1 rounded border border-control px-4 text-body text-ink placeholder:text-muted"
        />
        <button
          type="button"
          className="min-h-11 rounded border border-control px-5 text-small font-semibold text-ink hover:border-ink"
        >
          <Words text={subscribe} />
        </button>
      </div>
    </section>
  );
}
