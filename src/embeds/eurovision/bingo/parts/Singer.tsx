type Props = {
  /** The costume's colour; defaults to fur. */
  costume?: string
  /** True to draw an open mouth. */
  sings?: boolean
}

/** A standing hamster, 40 units high, with the middle of its belly at 0, 0. */
export function Singer({ costume = "#c98a3a", sings = false }: Props) {
  return (
    <g stroke="#2a1600">
      <circle cx="-7" cy="-22" r="4" fill="#c98a3a" />
      <circle cx="7" cy="-22" r="4" fill="#c98a3a" />
      <ellipse cy="2" rx="11" ry="14" fill={costume} />
      <path fill="#f6e3c5" d="M-5 6Q0 14 5 6Q4-3 0-3Q-4-3-5 6z" stroke="none" />
      <circle cy="-14" r="9" fill="#c98a3a" />
      <path fill="#f6e3c5" stroke="none" d="M-6-10Q0-16 6-10Q4-6 0-6Q-4-6-6-10z" />
      <path stroke="none" fill="#111" d="M-5-17h2v3h-2zM3-17h2v3h-2zM-1-13h2v1h-2z" />
      {sings ? <ellipse cy="-9" rx="2.5" ry="2.5" fill="#7a1020" stroke="none" /> : <path d="M-2-10h4" />}
      <path fill="#f2a0a0" d="M-9 15h7v3h-7zM2 15h7v3h-7z" />
    </g>
  )
}
