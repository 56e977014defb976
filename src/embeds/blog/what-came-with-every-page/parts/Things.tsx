import type { ReactNode } from "react"
import { load } from "../logic"
import * as styles from "../RemovalVan.module.css"

/** The drawings of the load, each round its own middle. */
const drawings: Readonly<Record<string, ReactNode>> = {
  fraction: (
    <>
      <path d="M-18 -18h36v36h-36z" fill="#fff" />
      <text y="6">2/3</text>
    </>
  ),
  sun: (
    <>
      <path d="M-34 0h68M0 -34v68M-24 -24l48 48M24 -24l-48 48" stroke="#d98a00" />
      <circle r="22" fill="#ffd94a" />
    </>
  ),
  canvas: <path d="M-22 50l10 -72M22 50l-10 -72M-20 -20h40v34h-40z" fill="#fff" />,
  colours: (
    <>
      <circle cx="-8" r="11" fill="#cf4a2f" />
      <circle cx="8" r="11" fill="#2f5fa8" />
      <circle cy="-10" r="11" fill="#6fae5a" />
    </>
  ),
  fireworks: (
    <path
      d="M0 0l0 -30M0 0l26 -15M0 0l26 15M0 0l0 30M0 0l-26 15M0 0l-26 -15"
      stroke="#a03f6b"
      strokeDasharray="8 6"
    />
  ),
  list: <path d="M-14 -20h28v40h-28zM-8 -12h16M-8 -4h16M-8 4h16" fill="#fff" />,
  letter: <path d="M-22 -16h44v28h-44zl22 16l22 -16" fill="#fff" />,
}

/** The things on the road. */
export function Things({ shown }: { shown: readonly string[] }) {
  return load
    .filter(({ id }) => shown.includes(id))
    .map(({ id, x, y }) => (
      <g key={id} transform={`translate(${x} ${y})`}>
        <g className={styles.falls}>{drawings[id]}</g>
      </g>
    ))
}
