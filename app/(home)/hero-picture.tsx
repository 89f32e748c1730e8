import { hero } from '@/content/home';

const { picture } = hero;

/**
 * What the agency does, drawn: a search in which your shop rises, an enquiry that arrives on
 * WhatsApp, and orders that climb, the first behind the two that follow from it. Decorative, so it
 * says nothing that the text does not. It moves only where it is beside the text: on a phone it is
 * out of sight until it has moved.
 */
export function HeroPicture() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 560 415"
      fill="none"
      className="w-full text-ink tablet:max-w-[31rem] print:hidden"
    >
      <SearchPanel />
      <ChartPanel />
      <ChatPanel />
    </svg>
  );
}

/** How wide Inter draws a letter, in units of its size: the widest of each kind. */
function letterWidth(letter: string) {
  if (/[ .,:;'!|ijlI]/.test(letter)) return 0.28;
  if (/[frt()-]/.test(letter)) return 0.38;
  if (/[mwMW@%]/.test(letter)) return 1;
  return /[a-z]/.test(letter) ? 0.6 : 0.76;
}

type WordsProps = {
  x: number;
  y: number;
  room: number;
  size?: number;
  fontWeight?: number;
  className?: string;
  children: string;
};

/** One line of `size` units; what would be wider than `room` is set smaller. */
function Words({ room, size = 17, className = 'fill-current', children, ...props }: WordsProps) {
  const ems = [...children].reduce((sum, letter) => sum + letterWidth(letter), 0);
  return (
    <text fontSize={Math.min(size, Math.floor((room / ems) * 10) / 10)} className={className} {...props}>
      {children}
    </text>
  );
}

function SearchPanel() {
  return (
    <g transform="translate(36)">
      <rect
        x="1"
        y="1"
        width="400"
        height="262"
        rx="18"
        className="fill-surface stroke-line"
        strokeWidth="1.5"
      />
      <rect
        x="23"
        y="23"
        width="356"
        height="46"
        rx="23"
        className="fill-sunken stroke-line"
        strokeWidth="1.5"
      />
      <g className="stroke-primary" strokeWidth="3" strokeLinecap="round">
        <circle cx="47" cy="45" r="7" />
        <path d="m52.5 50.5 5 5" />
      </g>
      <Words x={70} y={51.5} room={295}>
        {picture.search}
      </Words>
      <rect
        x="23"
        y="85"
        width="356"
        height="64"
        rx="12"
        className="fill-primary-soft stroke-primary"
        strokeWidth="1.5"
      />
      <rect x="36" y="98" width="38" height="38" rx="9" className="fill-primary" />
      <path
        d="M55 127v-19m-8 8 8-8 8 8"
        className="stroke-on-primary"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Words x={90} y={114} room={250} fontWeight={600}>
        {picture.result}
      </Words>
      <rect x="90" y="124" width="170" height="8" rx="4" className="fill-primary" opacity="0.35" />
      <circle cx="352" cy="117" r="7" className="fill-accent" />
      <g className="fill-line">
        <rect x="36" y="162" width="34" height="34" rx="9" />
        <rect x="90" y="166" width="92" height="10" rx="5" />
        <rect x="90" y="184" width="140" height="8" rx="4" />
      </g>
    </g>
  );
}

function ChartPanel() {
  const curve = 'M27 446C67 442 77 428 103 428S147 408 171 398 203 356 237 340';
  return (
    <g transform="translate(-4 -71)">
      <rect
        x="5"
        y="285"
        width="258"
        height="200"
        rx="18"
        className="fill-surface stroke-line"
        strokeWidth="1.5"
      />
      <Words x={27} y={322} room={214} fontWeight={600}>
        {picture.chart}
      </Words>
      <path d="M27 460h210M27 416h210M27 372h210" className="stroke-line" strokeWidth="1.5" />
      <path d={`${curve}V460H27Z`} className="fill-primary" opacity="0.14" />
      <path
        d={curve}
        pathLength="1"
        strokeDasharray="1"
        className="stroke-primary tablet:motion-safe:animate-draw-line"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <circle cx="237" cy="340" r="8" className="fill-accent stroke-surface" strokeWidth="4" />
    </g>
  );
}

function ChatPanel() {
  return (
    <g transform="translate(0 -23)">
      <rect
        x="281"
        y="191"
        width="278"
        height="246"
        rx="18"
        className="fill-surface stroke-line"
        strokeWidth="1.5"
      />
      <path d="M281 249V209a18 18 0 0 1 18-18h242a18 18 0 0 1 18 18v40Z" className="fill-primary" />
      <circle cx="314" cy="220" r="15" className="fill-accent" />
      <path
        d="M307.5 226.5c0-4 3-6 6.5-6s6.5 2 6.5 6M314 217.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7"
        className="stroke-on-accent"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <Words x={341} y={226} room={204} fontWeight={600} className="fill-on-primary">
        {picture.chat}
      </Words>
      <path
        d="M297 267h206a12 12 0 0 1 12 12v46a12 12 0 0 1-12 12H309a12 12 0 0 1-12-12Z"
        className="fill-sunken"
      />
      {picture.question.map((line, index) => (
        <Words key={line} x={312} y={296 + index * 23} room={196} size={16}>
          {line}
        </Words>
      ))}
      <path
        d="M543 357H353a12 12 0 0 0-12 12v36a12 12 0 0 0 12 12h178a12 12 0 0 0 12-12Z"
        className="fill-primary-soft"
      />
      <Words x={356} y={393} room={152} size={16}>
        {picture.answer}
      </Words>
      <path
        d="m507 389 4 4 8-9m-4 8 1 1 8-9"
        className="stroke-primary"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
