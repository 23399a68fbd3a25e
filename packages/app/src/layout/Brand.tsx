/** The logo: a map pin beside the name; of a `compact` one the narrowest phones show only the pin. */
export function Brand({ name, compact = false }: { name: string; compact?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-reading font-semibold tracking-tight text-ink">
      <BrandMark />
      {compact ? <span className="max-[23.5rem]:hidden">{name}</span> : name}
    </span>
  );
}

function BrandMark({ className = "size-7" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="9" className="fill-lime" />
      <path
        d="M16 6c-4.4 0-7.9 3.4-7.9 7.7C8.1 19.2 16 26.3 16 26.3s7.9-7.1 7.9-12.6C23.9 9.4 20.4 6 16 6Z"
        className="fill-lime-ink"
      />
      <circle cx="16" cy="13.7" r="3" className="fill-lime" />
    </svg>
  );
}
