import type { CSSProperties } from "react"
import { broomAt } from "../remarks"
import * as styles from "../Zero.module.css"

type Props = { slips: number; isBlown: boolean; bags: number }

/** The bags' distances from the left. */
const bagPlaces = [330, 370, 410]

/** The number of slips drawn for each one that was printed. */
const perSlip = 3

/** Returns a fraction that looks random but is the same each time. */
const scatter = (n: number) => (n * 0.618034) % 1

/** The paper on the desk: slips with zeros in a heap that grows over the calculator, a broom, and filled bags. */
export function Heap({ slips, isBlown, bags }: Props) {
  const drawn = Array.from({ length: slips * perSlip }, (_, i) => {
    // The heap is a triangle over the middle of the desk; later slips lie higher.
    const height = i * 1.75
    const spread = 215 - height * 0.55
    return {
      id: i,
      x: 215 + (scatter(i + 1) * 2 - 1) * spread,
      y: 226 - height * (0.35 + 0.65 * (1 - Math.abs(scatter(i + 1) * 2 - 1))),
      turn: Math.round(scatter(i * 7 + 3) * 80 - 40),
    }
  })
  return (
    <g>
      {slips >= broomAt && !isBlown && (
        <g transform="translate(20 52) rotate(-8)">
          <path d="M-3 0h6v126h-6z" fill="#b07a3c" />
          <path d="M-14 122h28l8 36h-44z" fill="#d9b24a" stroke="#8a6a1c" strokeWidth="2" />
          <path d="M-8 128l-4 28M0 128v28M8 128l4 28" stroke="#8a6a1c" strokeWidth="2" />
        </g>
      )}
      {bagPlaces.slice(0, bags).map(x => (
        <g key={x} transform={`translate(${x} 200)`}>
          <path d="M-14 30q-6-26 8-36l-4-8h20l-4 8q14 10 8 36z" fill="#23282e" stroke="#0c0f12" />
          <text y="22" textAnchor="middle" fontFamily="VT323,monospace" fontSize="22" fill="#fff">
            0
          </text>
        </g>
      ))}
      {drawn.map(({ id, x, y, turn }) => (
        <g key={id} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <g
            className={styles.slip}
            data-blown={isBlown || undefined}
            style={{ "--delay": `${(id % 9) * 40}ms` } as CSSProperties}
          >
            <path d="M-16 -9h32v18h-32z" fill={id % 2 ? "#fffdf4" : "#f1ead6"} stroke="#b9ad8e" />
            <text y="6" textAnchor="middle" fontFamily="VT323,monospace" fontSize="18" fill="#444">
              0
            </text>
          </g>
        </g>
      ))}
    </g>
  )
}
