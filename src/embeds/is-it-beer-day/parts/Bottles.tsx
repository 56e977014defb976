import * as styles from "../IsItBeerDay.module.css"

type Props = {
  /** The offsets at which each bottle is drawn a second time. */
  doubles: readonly number[]
  motion: boolean
}

// Positions chosen so that a narrow screen cuts between two bottles on both sides.
const bottles = [20, 46, 72, 104, 128, 151, 396, 422, 450, 476, 500, 530, 556, 584]

const Row = () =>
  bottles.map((x, i) => (
    <g key={x} fill={["#2f5d3a", "#5b3216", "#6b7a2a", "#7a1f1f"][i % 4]}>
      <rect x={x} y="44" width="18" height="46" />
      <rect x={x + 6} y="24" width="6" height="22" />
      <rect x={x + 2} y="60" width="14" height="16" fill="#efe3c2" />
    </g>
  ))

/** Draws the shelves behind the bar; after a few sips the bottles double. */
export function Bottles({ doubles, motion }: Props) {
  return (
    <g>
      <Row />
      {doubles.map(aside => (
        <g key={Math.sign(aside)} transform={`translate(${aside} ${-Math.abs(aside) / 4})`} opacity="0.55">
          <g className={motion ? styles.swims : undefined}>
            <Row />
          </g>
        </g>
      ))}
      <path d="M0 90H174v8H0zM390 90H620v8H390z" fill="#1f150e" />
    </g>
  )
}
