import { chatLink } from '@/components/links';
import { BrandIcon } from '@/components/ui/brand-icon';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { hero, homeSections } from '@/content/home';
import { processSteps } from '@/content/process';
import { site } from '@/content/site';
import { ProcessPlayer } from './process-player';

export function Process() {
  const { heading, intro, ...words } = homeSections.process;
  return (
    <Section id="process" heading={heading} intro={intro} className="border-t border-line bg-sunken md:pt-16">
      <ProcessPlayer words={words} steps={processSteps} />
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ButtonLink href="/contact/">{hero.start}</ButtonLink>
        <ButtonLink href={chatLink(site.chatNumber, site.chatGreeting)} variant="outline">
          <BrandIcon name="whatsapp" />
          {hero.chat}
        </ButtonLink>
      </div>
    </Section>
  );
}
