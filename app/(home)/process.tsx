import { chatLink } from '@/components/links';
import { BrandIcon } from '@/components/ui/brand-icon';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Words } from '@/components/ui/words';
import { hero, homeSections } from '@/texts/home';
import { processSteps } from '@/texts/process';
import { site } from '@/texts/site';
import { ProcessPlayer } from './process-player';

export function Process() {
  const { heading, intro, ...words } = homeSections.process;
  return (
    <Section id="process" heading={heading} intro={intro} className="border-t border-line bg-sunken md:pt-16">
      <ProcessPlayer words={words} steps={processSteps} />
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ButtonLink href="/contact/">
          <Words text={hero.start} />
        </ButtonLink>
        <ButtonLink href={chatLink(site.chatNumber, site.chatGreeting)} variant="outline">
          <BrandIcon name="whatsapp" />
          <Words text={hero.chat} />
        </ButtonLink>
      </div>
    </Section>
  );
}
