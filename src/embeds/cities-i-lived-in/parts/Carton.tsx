type Props = {
  /** The number of quarters of the tape that have come off, from 0 to 4. */
  peel: number
  isShaken: boolean
  /** True once the key has fallen out; it lies in front of the box. */
  isOpen: boolean
}

/** A moving box with tape and a note on it. */
export function Carton({ peel, isShaken, isOpen }: Props) {
  return (
    <svg viewBox="0 0 84 62" aria-hidden="true" data-shaken={isShaken || undefined}>
      <path d="M4 16 32 8l28 8v30l-28 7L4 46z" fill="#c99a5b" stroke="#5a3c14" strokeWidth="2" />
      <path d="M4 16l28 8 28-8M32 24v29" fill="none" stroke="#5a3c14" strokeWidth="2" />
      <path
        d={`M16 12l30 8v9l-7 2v-9L10 14z${isOpen ? "M46 20l14-7-2-8-9 6z" : ""}`}
        fill="#f1e0b8"
        stroke="#8a6d00"
        strokeWidth="1"
        transform={`rotate(${-4 * peel} 14 14)`}
      />
      <path d="M9 31l14 4M9 37l9 2.5" stroke="#5a3c14" strokeWidth="2.5" />
      {isOpen && (
        <g fill="none" stroke="#8a6d00" strokeWidth="3.5">
          <circle cx="62" cy="54" r="5" />
          <path d="M67 54h14M76 54v5M80 54v4" />
        </g>
      )}
    </svg>
  )
}
