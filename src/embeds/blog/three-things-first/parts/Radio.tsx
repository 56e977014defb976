import { usePage } from "../../../../hooks/page/page"
import * as styles from "../BreakIt.module.css"

/** A part of the radio that comes off. */
export type Part = "dial" | "address" | "lid"

type Props = {
  broken: readonly Part[]
  mended: number
}

const tapes = ["M196 66l40 22", "M60 88l44 -20", "M120 30l60 8", "M210 140l30 -26"]

/** A radio with a dial, an address and a lid, each whole or broken, and a row of ticks that turn to crosses. */
export function Radio({ broken, mended }: Props) {
  const { siteName } = usePage()
  const is = (part: Part) => broken.includes(part) || undefined
  const names = { dial: "no dial", address: "no address", lid: "no lid" }
  const damage = broken.map(part => names[part]).join(", ")
  return (
    <svg
      viewBox="0 0 320 190"
      className={styles.scene}
      role="img"
      aria-label={`A radio${damage && ` with ${damage}`}`}
    >
      <path d="M8 180h304" />
      {is("lid") &&
        [0, 1, 2, 3, 4].map(i => (
          <g
            key={i}
            className={styles.photo}
            style={{ transform: `translate(${i * 52}px, ${i % 2 ? -8 : 6}px)` }}
          >
            <path d="M28 4h44v34H28z" fill="#fff" />
            <path d="M34 16h32v16H34zM40 16l10 -8" fill="#cf4a2f" strokeWidth="2" />
          </g>
        ))}
      <g className={styles.body} data-wrecked={broken.length === 3 || undefined}>
        <path d="M30 44h260v130H30z" fill="#cf8a3a" />
        <path
          className={styles.lid}
          data-off={is("lid")}
          data-part="lid"
          d="M26 36h268v14H26z"
          fill="#8a5a1f"
        />
        <path
          className={styles.address}
          data-part="address"
          d="M44 62h150v26H44z"
          fill={is("address") ? "#1034d0" : "#fff"}
        />
        <text x="52" y="80" fill={is("address") ? "#fff" : "#1b1b28"}>
          {is("address") ? ":( 50%" : `${siteName}/radio`}
        </text>
        {[0, 1, 2, 3, 4, 5].map(i => (
          <path
            key={i}
            stroke={i < broken.length * 2 ? "#a01515" : "#1d6b1d"}
            d={
              i < broken.length * 2
                ? `M${50 + i * 25} 108l14 14m0 -14l-14 14`
                : `M${50 + i * 25} 116l6 6l10 -14`
            }
          />
        ))}
        <path d="M44 136h150M44 146h150M44 156h150" strokeWidth="2" />
        {tapes.slice(0, mended).map(d => (
          <path key={d} d={d} stroke="#d9d2b8" strokeWidth="10" />
        ))}
      </g>
      <g className={styles.dial} data-off={is("dial")} data-part="dial">
        <circle cx="242" cy="112" r="34" fill="#f4dfa0" />
        <path d="M242 112V86" stroke="#cf4a2f" strokeWidth="6" />
      </g>
    </svg>
  )
}
