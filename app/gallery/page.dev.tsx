import type { ReactNode } from 'react';
import { Price } from '@/app/services/price';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Chip } from '@/components/ui/chip';
import { Container } from '@/components/ui/container';
import { controlClass, Field, Select } from '@/components/ui/field';
import { Filter } from '@/components/ui/filter';
import { gradientClass, type GradientName } from '@/components/ui/gradient';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { IconTile } from '@/components/ui/icon-tile';
import { Link } from '@/components/ui/link';
import { PicturePanel } from '@/components/ui/picture-panel';
import { Tooltip } from '@/components/ui/tooltip';
import { ProcessRiver } from '../(home)/process-river';
import { StepPicture } from '../(home)/step-details';
import { SnackbarSamples } from './snackbar-samples';

/** `npm run screenshots` puts the elements that carry these into the state. */
const states = ['rest', 'hover', 'active', 'focus-visible'] as const;
const tones = Object.keys(gradientClass) as GradientName[];

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-2 text-heading">{name}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}

/** Every component in every state, side by side. At /gallery/ with `npm run dev`; not part of the site. */
export default function GalleryPage() {
  return (
    <Container className="py-8">
      <h1 className="mb-2 text-display">Gallery</h1>
      {(['solid', 'soft', 'outline', 'ghost'] as const).map((variant) => (
        <Row key={variant} name={`Button, ${variant}: rest, hover, press, focus, disabled`}>
          {states.map((state) => (
            <Button key={state} variant={variant} data-force={state}>
              Send Message
            </Button>
          ))}
          <Button variant={variant} disabled>
            Send Message
          </Button>
          <ButtonLink href="/contact/" variant={variant} size="sm">
            Small link
          </ButtonLink>
        </Row>
      ))}
      <Row name="Icon buttons: ghost, outline, tinted">
        {(['ghost', 'outline', 'tinted'] as const).map((variant) =>
          states.map((state) => (
            <IconButton key={variant + state} variant={variant} label="Close" data-force={state}>
              <Icon name="x" />
            </IconButton>
          )),
        )}
      </Row>
      <Row name="Text links: underlined always, underlined on hover">
        {(['always', 'hover'] as const).map((underline) =>
          states.map((state) => (
            <Link key={underline + state} href="/privacy/" underline={underline} data-force={state}>
              Privacy Policy
            </Link>
          )),
        )}
      </Row>
      <Row name="Filter chips: first pressed; cards hidden, never removed">
        <div>
          <Filter
            shown={{ one: 'card shown', other: 'cards shown' }}
            label="Filter"
            categories={[
              { id: 'all', label: 'All Services' },
              { id: 'design', label: 'Design & Creative' },
            ]}
            items={[{ id: 'one', category: 'design', card: <Chip>A card</Chip> }]}
            listClassName="mt-4"
          />
        </div>
      </Row>
      <Row name="Chips, badges, tile for an icon">
        <Chip>Guntur</Chip>
        <Badge>Featured</Badge>
        <Badge tone="plain">Andhra Pradesh</Badge>
        <Badge tone="dark">Popular</Badge>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <IconTile>
          <Icon name="mail" />
        </IconTile>
      </Row>
      <Row name="Picture panels: each drawing, and one that does not arrive">
        {tones.map((tone, index) => (
          <Card key={tone} className="w-80">
            <PicturePanel
              gradient={tone}
              drawing={['social', 'streets', 'sacks', 'sign', 'slips', 'parcel'][index]!}
              className="min-h-28"
            >
              <Badge tone={tones.at(index - 1)}>{tone}</Badge>
            </PicturePanel>
          </Card>
        ))}
        <Card className="w-80">
          <PicturePanel gradient="teal" drawing="shop" className="min-h-28" />
        </Card>
        <Card className="w-80">
          <PicturePanel gradient="river" drawing="missing" className="min-h-28" />
        </Card>
      </Row>
      <Row name="The river of the process: the first stretch, and the last of four">
        {[0, 3].map((index) => (
          <div key={index} className="h-33 w-80 text-river-ink">
            <ProcessRiver index={index} isLast={index === 3} />
          </div>
        ))}
      </Row>
      <Row name="Drawings of the steps">
        {(['paddy', 'teal', 'river', 'leaf'] as const).map((tone, index) => (
          <StepPicture key={tone} drawing={`step-${index + 1}`} gradient={tone} />
        ))}
      </Row>
      <Row name="Card with price: struck original and discount">
        <Card className="w-80 p-5">
          <h3 className="text-heading">Analytics & Business Intelligence</h3>
          <Price
            price="Starting from ₹6,000"
            period="/project"
            originalPrice="₹20,000"
            originalPriceLabel="Original price"
            discount="40% OFF"
          />
        </Card>
      </Row>
      <Row name="Fields: rest, focus, error, choice">
        {(['rest', 'focus-visible'] as const).map((state) => (
          <Field key={state} id={`field-${state}`} label="Full Name">
            <input id={`field-${state}`} className={controlClass} data-force={state} />
          </Field>
        ))}
        <Field id="field-error" label="Email Address" hint="Write the email address you read every day.">
          <input id="field-error" aria-invalid aria-describedby="field-error-hint" className={controlClass} />
        </Field>
        <Field id="field-select" label="Service Interested In">
          <Select id="field-select" empty="Choose a service (optional)" options={['Web Design']} />
        </Field>
      </Row>
      <Row name="Notices">
        <SnackbarSamples
          errorIcon={<Icon name="circle-alert" className="size-6" />}
          successIcon={<Icon name="circle-check" className="size-6" />}
          closeIcon={<Icon name="x" />}
        />
      </Row>
      <Row name="Tooltip: hover, focus or press long">
        <Tooltip text="Chat with us on WhatsApp" className="relative mt-12">
          <Button variant="outline">Rest here</Button>
        </Tooltip>
      </Row>
      <Row name="Breadcrumbs: short, and collapsed beyond eight">
        {[2, 9].map((count) => (
          <Breadcrumbs
            key={count}
            label="Breadcrumb"
            showLabel="Show path"
            items={Array.from({ length: count }, (_, index) => ({
              label: `Place ${index + 1}`,
              href: `/#${index}`,
            }))}
          />
        ))}
      </Row>
      <Banner heading="A closing banner" text="With the river that writes.">
        <Button>Explore Services</Button>
      </Banner>
    </Container>
  );
}
