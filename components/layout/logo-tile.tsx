/** The mark: one line that branches into three, on a green tile. The icons are made from it too. */
export function LogoTile({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="8" fill="#0b6b3a" />
      <path
        d="M16 26.5V19M16 19C16 12.5 8 14 8 7M16 19C16 12.5 24 14 24 7M16 19V5.5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="16" cy="5.7" r="2.6" fill="#f3b52f" />
    </svg>
  );
}
