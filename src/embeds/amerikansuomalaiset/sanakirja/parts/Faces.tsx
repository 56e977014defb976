/** The uncle on the telephone in Minnesota. */
export function Uncle() {
  return (
    <svg viewBox="0 0 90 90" aria-hidden="true">
      <path d="M0 0h90v90H0z" fill="#cfe6f5" />
      <path d="M8 90q0-28 37-28t37 28z" fill="#b3372f" stroke="#222" strokeWidth="2" />
      <path d="M22 66v24M45 62v28M68 66v24M8 78h74" stroke="#222" strokeWidth="2" opacity="0.5" />
      <circle cx="45" cy="44" r="22" fill="#e2b48c" stroke="#222" strokeWidth="2" />
      <path d="M20 38q2-24 25-24t25 24l12 2v6H20z" fill="#3f6f3a" stroke="#222" strokeWidth="2" />
      <circle cx="38" cy="46" r="2.5" />
      <circle cx="53" cy="46" r="2.5" />
      <path d="M32 55q13-8 26 0-4 8-13 6-9 2-13-6z" fill="#e9e4da" />
      <path d="M18 36q-8 12 2 24" stroke="#222" strokeWidth="8" fill="none" strokeLinecap="round" />
    </svg>
  )
}

/** The nephew in Helsinki, who is a journalist. */
export function Nephew() {
  return (
    <svg viewBox="0 0 90 90" aria-hidden="true">
      <path d="M0 0h90v90H0z" fill="#f3e2c0" />
      <path d="M10 90q0-26 35-26t35 26z" fill="#3a4a6b" stroke="#222" strokeWidth="2" />
      <path d="M45 66l-5 8 5 16 5-16z" fill="#d9b44a" />
      <circle cx="45" cy="42" r="21" fill="#f0c6a0" stroke="#222" strokeWidth="2" />
      <path
        d="M23 40q-4-26 22-26 28 0 22 26-6-14-22-14T23 40z"
        fill="#6b4a2c"
        stroke="#222"
        strokeWidth="2"
      />
      <g fill="#fff" stroke="#222" strokeWidth="2">
        <circle cx="36" cy="43" r="7" />
        <circle cx="54" cy="43" r="7" />
      </g>
      <circle cx="36" cy="43" r="2.2" />
      <circle cx="54" cy="43" r="2.2" />
      <path d="M38 56h14" stroke="#6b2a1c" strokeWidth="3" />
      <path d="M66 30l14-16 5 4-14 16z" fill="#ffd12e" stroke="#222" strokeWidth="2" />
    </svg>
  )
}
