type Props = { x: number; y: number; className?: string; eyes?: "open" | "shut"; fur?: string }

/** Pertti from the front, 28 units wide, with his feet centred on `x`, `y`. */
export function Hamster({ x, y, className, eyes = "open", fur = "#e0a94f" }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={className} stroke="#1b1b28" strokeWidth="2">
        <circle cx="-8" cy="-13" r="4" fill={fur} />
        <circle cx="8" cy="-13" r="4" fill={fur} />
        <ellipse cy="-2" rx="14" ry="13" fill={fur} />
        <ellipse cy="4" rx="8" ry="6" fill="#fff3d2" strokeWidth="0" />
        {eyes === "open" ? (
          <g fill="#1b1b28" strokeWidth="0">
            <circle cx="-5" cy="-6" r="1.8" />
            <circle cx="5" cy="-6" r="1.8" />
          </g>
        ) : (
          <path d="M-7 -6h4M3 -6h4" />
        )}
      </g>
    </g>
  )
}
