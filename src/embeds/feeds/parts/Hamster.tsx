type Props = {
  /** The fullness of the cheeks, 0 to 1. */
  full: number
  label: string
}

/** Pertti from the front, with cheeks by fullness. */
export function Hamster({ full, label }: Props) {
  const cheek = 15 + full * 27
  const out = 34 + full * 20
  return (
    <svg viewBox="0 0 220 150" role="img" aria-label={label}>
      <g stroke="#5b3a1e" strokeWidth="2">
        <ellipse cx="110" cy="140" rx="56" ry="34" fill="#d99a4e" />
        <circle cx="76" cy="34" r="17" fill="#d99a4e" />
        <circle cx="144" cy="34" r="17" fill="#d99a4e" />
        <circle cx="76" cy="34" r="9" fill="#f2b6a0" />
        <circle cx="144" cy="34" r="9" fill="#f2b6a0" />
        <ellipse cx="110" cy="72" rx="54" ry="46" fill="#d99a4e" />
        <ellipse cx={110 - out} cy="92" rx={cheek} ry={cheek * 0.86} fill="#f6dfb8" />
        <ellipse cx={110 + out} cy="92" rx={cheek} ry={cheek * 0.86} fill="#f6dfb8" />
        <ellipse cx="110" cy="90" rx="26" ry="22" fill="#fff3dc" />
        <ellipse cx="110" cy="80" rx="7" ry="5" fill="#e58a8a" />
        <path d="M110 85v7m-9 4q9 7 9-4q0 11 9 4" fill="none" />
        <rect x="105" y="98" width="10" height="10" fill="#fff" />
        <ellipse cx="84" cy="134" rx="11" ry="8" fill="#f2b6a0" />
        <ellipse cx="136" cy="134" rx="11" ry="8" fill="#f2b6a0" />
      </g>
      <g fill="#111">
        <circle cx="88" cy="62" r={full >= 1 ? 5 : 7} />
        <circle cx="132" cy="62" r={full >= 1 ? 5 : 7} />
      </g>
      <circle cx="90" cy="60" r="2" fill="#fff" />
      <circle cx="134" cy="60" r="2" fill="#fff" />
    </svg>
  )
}
