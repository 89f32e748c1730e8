import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import { LineLink } from '@/components/ui/line-link';
import { Photo } from '@/components/ui/photo';
import { SectionFrame, SectionTitle } from '@/components/ui/section';
import { Words } from '@/components/ui/words';
import { pages, servicesPage } from '@/content';

/** The reasons to choose us (content/services.json) beside a map of our towns. On a wide screen the heading is beside the list. */
export function WhyChoose() {
  const { heading, intro, photo, reasons } = servicesPage.whyChoose;
  return (
    <SectionFrame isSunken id="why-choose">
      <div className="gap-x-12 lg:grid lg:grid-cols-[2fr_3fr]">
        <div>
          <SectionTitle id="why-choose" heading={heading} intro={intro} />
          <LineLink href={pages.about.path} className="mt-2 font-semibold text-primary">
            <Words text={pages.about.breadcrumb} />
          </LineLink>
          {photo ? (
            <Photo
              photo={photo}
              sizes="(min-width: 37.5rem) 27.5rem, 100vw"
              className="mt-8 aspect-10/9 w-full max-w-110 rounded"
            />
          ) : (
            <Drawing
              name="towns"
              className="mt-8 aspect-10/9 w-full max-w-110 rounded bg-leaf forced-color-adjust-none"
            />
          )}
        </div>
        <ul className="mt-10 border-b border-control *:border-t *:border-control lg:mt-0 lg:flex lg:flex-col">
          {reasons.map(({ icon, title, text }) => (
            <li key={title} className="flex grow gap-4 py-6 lg:items-center lg:gap-5">
              <span className="mt-0.5 text-primary lg:mt-0 lg:rounded-full lg:bg-surface lg:p-3">
                <Icon name={icon} className="size-6" />
              </span>
              <div>
                <h3 className="text-heading">
                  <Words text={title} />
                </h3>
                <p className="mt-2 max-w-measure text-muted lg:mt-1 lg:text-lead">
                  <Words text={text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
