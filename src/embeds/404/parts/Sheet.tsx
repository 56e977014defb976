type Props = { x: number; y: number; size: number; sleeps?: boolean; weeps?: boolean; legs?: boolean }

/** A sheet of paper with a face and a dog-eared corner, centred on `x`, `y`. */
export function Sheet({ x, y, size, sleeps, weeps, legs }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} stroke="#331f00" fill="none">
      {legs && <path d="M-7 22V38h-5M7 22V38h5" strokeWidth="2.500" />}
      <path d="M-18-24H10L18-16V24H-18Z" fill="#fffef8" stroke="#777" />
      <path d="M10-24V-16H18" fill="#ddd" stroke="#777" />
      {sleeps ? (
        <path d="M-11-4q4 4 8 0M3-4q4 4 8 0" strokeWidth="2" />
      ) : (
        <path d="M-7-6v5M7-6v5" strokeWidth="4" strokeLinecap="round" />
      )}
      <path d={sleeps ? "M-3 8h6" : "M-8 6Q0 14 8 6"} strokeWidth="2" />
      {weeps && <path d="M-9 2q-4 6 0 9q4-3 0-9ZM9 2q-4 6 0 9q4-3 0-9Z" fill="#6bb8ec" stroke="none" />}
    </g>
  )
}
