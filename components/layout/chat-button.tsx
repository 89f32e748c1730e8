import { BrandIcon } from '@/components/ui/brand-icon';
import { Link } from '@/components/ui/link';
import { Tooltip } from '@/components/ui/tooltip';
import { Words } from '@/components/ui/words';
import { site } from '@/content';
import { chatLink } from '../links';

export function ChatButton() {
  return (
    <Tooltip
      text={<Words text={site.chatTooltip} />}
      className="fixed end-[max(0.5rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 size-[min(3.25rem,56px)]"
    >
      <Link
        href={chatLink(site.chatNumber, site.chatGreeting)}
        aria-label={site.chatTooltip}
        className="flex size-full items-center justify-center rounded-full border-2 border-ground bg-primary text-on-primary shadow-floating outline-offset-0 hover:bg-primary-hover"
      >
        <BrandIcon name="whatsapp" className="size-[54%]" />
      </Link>
    </Tooltip>
  );
}
