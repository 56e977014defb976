import type { CSSProperties } from "react"
import * as styles from "../Spill.module.css"
import type { Spill } from "../useSpills"

/** A drawer turned over and the slips that fall out of it, or fly back in while `isRising`. */
export function Spilled({ spill: { label, from, slips }, isRising }: { spill: Spill; isRising: boolean }) {
  return (
    <div className={styles.spilled} data-rising={isRising || undefined} aria-hidden="true">
      <div className={styles.tipped} style={from}>
        <span>{label}</span>
      </div>
      {slips.map(({ sign, x, above, turn, dx, dy, late }, i) => (
        <b
          // biome-ignore lint/suspicious/noArrayIndexKey: a slip is its place
          key={i}
          className={styles.slip}
          style={
            {
              left: x,
              bottom: above,
              "--dx": `${dx}px`,
              "--dy": `${dy}px`,
              "--turn": `${turn}deg`,
              "--late": `${late}s`,
            } as CSSProperties
          }
        >
          <i>{sign}</i>
        </b>
      ))}
    </div>
  )
}
