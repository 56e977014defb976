import * as styles from "../IsItYesterday.module.css"
import { isYesterday, type Trip } from "../trip"

type Props = { trip: Trip; moves: boolean }

const Leaf = ({ date }: { date: number }) => (
  <>
    <path d="M0 0H48V50H0z" fill="#fffdf2" stroke="#111" strokeWidth="1" />
    <path d="M0 0H48V11H0z" fill="#c01818" stroke="#111" strokeWidth="1" />
    <text x="24" y="43" textAnchor="middle" className={styles.date}>
      {date}
    </text>
  </>
)

/** Draws a tear-off calendar: yesterday's leaf flies back onto it, until midnight takes it away again. */
export function Leaves({ trip, moves }: Props) {
  const [yesterday, next] = trip.flight.leaves
  const isOn = isYesterday(trip)
  // On the ocean on the other side of the map: the Indian one, or the Pacific.
  const x = trip.flight.to.lon < -20 ? 58 : -152
  return (
    <g transform={`translate(${x} ${x < 0 ? -20 : 0}) scale(0.8)`}>
      <path d="M2 2H52V54H2z" fill="#111" opacity="0.5" />
      <Leaf date={next} />
      <g
        className={moves ? (isOn ? styles.leafOn : styles.leafOff) : undefined}
        style={moves || isOn ? undefined : { display: "none" }}
      >
        <Leaf date={yesterday} />
      </g>
      <path d="M12 -4V4M36 -4V4" stroke="#ddd" strokeWidth="3" strokeLinecap="round" />
    </g>
  )
}
