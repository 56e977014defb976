import { eggHeight, eggWidth, type Paint } from "../hunt"

const shell = "M17 2C26 2 32 15 32 25C32 36 25 42 17 42S2 36 2 25C2 15 8 2 17 2z"

type Props = { paint: Paint; className?: string | undefined; id: string }

/** Draws a painted egg. `id` is unique on the page. */
export function PaintedEgg({
  paint: { shell: ground, stripe, dots, edge = "#2a1a10" },
  className,
  id,
}: Props) {
  return (
    <svg className={className} aria-hidden="true" viewBox={`0 0 ${eggWidth} ${eggHeight}`}>
      <clipPath id={id}>
        <path d={shell} />
      </clipPath>
      <path d={shell} fill={ground} />
      <g clipPath={`url(#${id})`}>
        <path d="M0 17l5 -5l6 5l6 -5l6 5l6 -5l6 5" fill="none" stroke={stripe} strokeWidth="4" />
        <path d="M0 35h34" stroke={stripe} strokeWidth="4" />
        {[7, 17, 27].map(x => (
          <circle key={x} cx={x} cy="26" r="2.6" fill={dots} />
        ))}
      </g>
      <path d={shell} fill="none" stroke={edge} strokeWidth="1.5" />
      <ellipse cx="11" cy="11" rx="2.5" ry="4" fill="#fff" opacity="0.5" />
    </svg>
  )
}
