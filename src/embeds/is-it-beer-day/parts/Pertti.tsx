import { foamAfter } from "../foam"
import * as styles from "../IsItBeerDay.module.css"

type Props = {
  /** The number of sips so far. */
  sips: number
  /** Names of the current sip's animation. Consecutive sips alternate, so that each restarts it. */
  sipping: "odd" | "even" | undefined
}

/** Draws Pertti behind the bar, with the foam of all sips on his face. */
export function Pertti({ sips, sipping }: Props) {
  const squint = Math.min(sips * 0.5, 4)
  return (
    <g>
      <ellipse cx="462" cy="182" rx="60" ry="64" fill="#e0913c" />
      <ellipse cx="458" cy="190" rx="38" ry="50" fill="#f2cd98" />
      <g className={styles.head} data-sip={sipping}>
        <circle cx="428" cy="68" r="14" fill="#e0913c" />
        <circle cx="428" cy="68" r="8" fill="#f4b0a0" />
        <circle cx="496" cy="68" r="14" fill="#e0913c" />
        <circle cx="496" cy="68" r="8" fill="#f4b0a0" />
        <ellipse cx="462" cy="100" rx="48" ry="40" fill="#e0913c" />
        <ellipse cx="440" cy="116" rx="30" ry="22" fill="#f2cd98" />
        <ellipse cx="484" cy="116" rx="30" ry="22" fill="#f2cd98" />
        <circle cx="446" cy="88" r="10" fill="#fff" />
        <circle cx="478" cy="88" r="10" fill="#fff" />
        <circle cx={443 + squint} cy="88" r="6" fill="#111" />
        <circle cx={475 - squint} cy="88" r="6" fill="#111" />
        <path d="M456 103h12l-6 7z" fill="#e0607a" />
        <path d="M457 116h10v10h-10zM462 116v10" fill="#fff" stroke="#a89" strokeWidth="1" />
        {foamAfter(sips).map(({ x, y, r }) => (
          <circle
            key={`${x} ${y}`}
            cx={462 + x}
            cy={108 + y}
            r={r}
            fill="#fffdf4"
            stroke="#c9b184"
            strokeWidth="1.5"
          />
        ))}
      </g>
    </g>
  )
}

/** Draws one paw on the handle of the glass, and the other one under it, visible only while he lifts it. */
export function Paws() {
  return (
    <g stroke="#5a3312" strokeWidth="2">
      {/* No outline where the arm meets the body. */}
      <path d="M404 106q26 4 48 34l-14 34q-22 -30 -42 -32z" fill="#e0913c" stroke="none" />
      <path d="M452 140q-22 -30 -48 -34M396 142q20 2 42 32" fill="none" />
      <path d="M388 106q14 -6 20 4t-2 30q-10 6 -18 0q10 -4 4 -10q10 -6 0 -12q6 -6 -4 -12z" fill="#f4b0a0" />
      <g className={styles.under}>
        <path d="M310 196q66 8 116 -50l26 40q-62 56 -154 34z" fill="#e0913c" stroke="none" />
        <path d="M310 196q66 8 116 -50M452 186q-62 56 -154 34" fill="none" />
        <path d="M280 196h36q8 12 -6 16h-24q-16 -2 -6 -16z" fill="#f4b0a0" />
      </g>
    </g>
  )
}
